import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { formArgs } from '../../stories/accountStories.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import { formStates } from '../account/form.fixtures.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  ...beforeMembership({
    modes: { 'desktop-light': ['Ready'], 'desktop-right-to-left': ['Ready'] },
  }),
  argTypes: { state: stateControl(formStates) },
  args: {
    ...formArgs(),
    links: { forgottenHref: '/forgotten-password', createHref: '/create', supportHref: '/help' },
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, email: string, password: string) => {
  const form = within(canvasElement);
  const user = userEvent.setup();
  if (email) await user.type(form.getByLabelText('Email'), email);
  if (password) await user.type(form.getByLabelText('Password'), password);
  await user.click(form.getByRole('button', { name: 'Log in' }));
  return form;
};

/** The links are one row from a window of 360 px, whose content is 320 px wide. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const links = ['Forgotten password?', 'Create a login', 'Support'].map((name) =>
      canvas.getByRole('link', { name }),
    );
    const list = links[0]?.closest('nav');
    if (!list) throw new Error('The links are not in a navigation.');
    list.style.inlineSize = '320px';
    await expect(new Set(links.map(({ offsetTop }) => offsetTop)).size).toBe(1);
    list.style.inlineSize = '';
  },
};
export const RememberedEmail: Story = { args: { defaultEmail: 'jack@demo.test' } };
export const Pending: Story = {
  args: { defaultEmail: 'jack@demo.test', state: { status: 'pending' } },
};
export const Refused: Story = {
  tags: ['error'],
  args: {
    defaultEmail: 'jack@demo.test',
    state: { status: 'error', message: enGB.errors.signIn['invalid-credential'] },
  },
};
export const Offline: Story = { tags: ['offline'], args: { state: { status: 'offline' } } };
export const NothingTyped: Story = {
  tags: ['error'],
  play: async ({ canvasElement, args }) => {
    const form = await fill(canvasElement, '', '');
    await expect(await form.findByText('Email is required')).toBeVisible();
    await expect(form.getByText('Please enter a password.')).toBeVisible();
    await expect(form.getByLabelText('Email')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const InvalidEmail: Story = {
  tags: ['error'],
  name: '§5.3 Log-in, not an e-mail address',
  play: async ({ canvasElement, args }) => {
    const form = await fill(canvasElement, 'jack@demo', 'Demo-pass-1');
    await expect(await form.findByText('Invalid email address')).toBeVisible();
    await expect(form.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The form trims the e-mail address and not the password. */
export const Submitted: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, '  jack@demo.test ', ' Demo-pass-1 ');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'jack@demo.test',
      password: ' Demo-pass-1 ',
    });
  },
};

/** While the promise is pending, a second submit does nothing. */
export const SentOnce: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const form = await fill(canvasElement, 'jack@demo.test', 'Demo-pass-1');
    const button = await form.findByRole('button', { name: 'Logging in' });
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
