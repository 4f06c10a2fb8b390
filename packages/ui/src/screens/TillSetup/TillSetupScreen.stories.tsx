import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateControl } from '../../stories/stateControl.ts';
import { withoutFrame } from '../../stories/storyFrames.tsx';
import { setupStates } from './TillSetup.fixtures.ts';
import { TillSetupScreen } from './TillSetupScreen.tsx';

const meta = {
  title: 'Screens/TillSetup',
  component: TillSetupScreen,
  ...withoutFrame(),
  argTypes: { state: stateControl(setupStates) },
  args: {
    layout: 'mobile',
    state: setupStates.Start,
    onStart: fn(),
    onLogIn: fn(async () => undefined),
    onName: fn(async () => undefined),
    onBack: fn(),
    onContinue: fn(),
  },
} satisfies Meta<typeof TillSetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};

/** Both fields are required. The address is trimmed, the password is not. */
export const LogIn: Story = {
  args: { state: setupStates.LogIn },
  play: async ({ args, canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Log in' });
    await userEvent.click(submit);
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email'), 'manager');
    await userEvent.click(submit);
    await expect(canvas.getByText('This is not an email address')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), '@demo.test ');
    await userEvent.type(canvas.getByLabelText('Password'), ' Demo-pass-1 ');
    await userEvent.click(submit);
    await expect(args.onLogIn).toHaveBeenCalledWith({
      email: 'manager@demo.test',
      password: ' Demo-pass-1 ',
    });
  },
};
export const LogInPending: Story = { args: { state: setupStates.LogInPending } };
export const WrongLogin: Story = { tags: ['error'], args: { state: setupStates.WrongLogin } };
export const NotManager: Story = { args: { state: setupStates.NotManager } };
export const TooManyAttempts: Story = {
  tags: ['error'],
  args: { state: setupStates.TooManyAttempts },
};
export const NoConnection: Story = { tags: ['offline'], args: { state: setupStates.NoConnection } };
export const LogInFailed: Story = { tags: ['error'], args: { state: setupStates.LogInFailed } };

/** The name is suggested; the casino is not. */
export const Name: Story = {
  args: { state: setupStates.Name },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(canvas.getByLabelText('Casino')).toHaveFocus();
    await expect(args.onName).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Casino'), 'The Orrery, London');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onName).toHaveBeenCalledWith({ name: 'Till 2', venueId: '6' });
  },
};
export const NamePending: Story = { args: { state: setupStates.NamePending } };
export const LogInAgain: Story = { args: { state: setupStates.LogInAgain } };
export const NameOffline: Story = { tags: ['offline'], args: { state: setupStates.NameOffline } };
export const OneCasino: Story = { args: { state: setupStates.OneCasino } };
export const Done: Story = { args: { state: setupStates.Done } };
