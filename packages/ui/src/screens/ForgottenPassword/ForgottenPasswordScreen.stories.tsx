import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inBothSchemes } from '../../stories/overview.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { inAccountLayout, withoutNavigation } from '../../stories/storyFrames.tsx';
import { formStates } from '../account/form.fixtures.ts';
import { ForgottenPasswordScreen } from './ForgottenPasswordScreen.tsx';

const meta = {
  title: 'Screens/ForgottenPassword',
  component: ForgottenPasswordScreen,
  decorators: [inAccountLayout(), withoutNavigation],
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'house' },
  argTypes: { state: stateControl(formStates) },
  args: {
    layout: 'mobile',
    state: { status: 'ready' },
    loginHref: '/login',
    onSubmit: fn(async () => undefined),
  },
} satisfies Meta<typeof ForgottenPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyDesktop: Story = onDesktop(Ready);

export const Pending: Story = { args: { state: { status: 'pending' } } };
export const Offline: Story = { args: { state: { status: 'offline' } } };

/** The server's sentence, with the time to wait. */
export const TooMany: Story = {
  args: {
    defaultEmail: 'jack@demo.test',
    state: { status: 'error', message: 'Too many attempts. Try again in 60 minutes.' },
  },
};

/** §5 */
export const NothingTyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Please provide all the required information')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** §5 */
export const InvalidEmail: Story = {
  args: { defaultEmail: 'jack@demo' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('Invalid email address')).toBeVisible();
    await expect(canvas.getByText('Please complete the errors highlighted in red')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Email'), '.test');
    await expect(canvas.queryByText('Invalid email address')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'jack@demo.test' });
  },
};

export const BothSchemes: Story = inBothSchemes();
export const BothSchemesDesktop: Story = onDesktop(BothSchemes);
