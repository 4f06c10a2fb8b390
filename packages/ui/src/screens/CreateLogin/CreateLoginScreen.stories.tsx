import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inBothSchemes } from '../../stories/overview.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { inAccountLayout, withoutNavigation } from '../../stories/storyFrames.tsx';
import { formStates, isOfAge } from '../account/form.fixtures.ts';
import { CreateLoginScreen } from './CreateLoginScreen.tsx';

const meta = {
  title: 'Screens/CreateLogin',
  component: CreateLoginScreen,
  decorators: [inAccountLayout(), withoutNavigation],
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'house' },
  argTypes: { state: stateControl(formStates) },
  args: {
    layout: 'mobile',
    state: { status: 'ready' },
    isOfAge,
    loginHref: '/login',
    onDraft: fn(),
    onSubmit: fn(async () => undefined),
  },
} satisfies Meta<typeof CreateLoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyDesktop: Story = onDesktop(Ready);

const FILLED = {
  firstName: 'Zoë',
  lastName: "O'Sample-Ng",
  dob: '1990-05-17',
  email: 'zoe@demo.test',
};

/** What was typed before is there again. */
export const Draft: Story = {
  args: { draft: FILLED },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(FILLED);
  },
};

/** §5 */
export const NothingTyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    for (const label of ['First name', 'Last name', 'Date of birth', 'Email']) {
      await expect(await canvas.findByText(`${label} is required`)).toBeVisible();
    }
    await expect(canvas.getByText('Please provide all the required information')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** §5: under age, an address that is none, a name with digits. */
export const Wrong: Story = {
  args: { draft: { firstName: 'Jack5', lastName: 'Sample', dob: '2010-01-01', email: 'jack@' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('You must be 18 or over to join')).toBeVisible();
    await expect(canvas.getByText('Invalid email address')).toBeVisible();
    await expect(canvas.getByText(/letters, spaces, hyphens/)).toBeVisible();
    await expect(canvas.getByText('Please complete the errors highlighted in red')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Every change is told, for the draft. */
export const Kept: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Zoë');
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ firstName: 'Zoë', email: '' }),
    );
  },
};

export const BothSchemes: Story = inBothSchemes();
export const BothSchemesDesktop: Story = onDesktop(BothSchemes);
