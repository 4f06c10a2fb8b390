import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateControl } from '../../stories/stateControl.ts';
import { plays, presses } from '../../stories/steps.ts';
import { withoutFrame } from '../../stories/storyFrames.tsx';
import { OFFLINE, PLACE, SYNCED } from '../till/till.fixtures.ts';
import { staffStates } from './TillStaff.fixtures.ts';
import { TillStaffScreen } from './TillStaffScreen.tsx';

const meta = {
  title: 'Screens/TillStaff',
  component: TillStaffScreen,
  ...withoutFrame({ modes: { light: ['Pin'] } }),
  argTypes: { state: stateControl(staffStates) },
  args: {
    layout: 'mobile',
    place: PLACE,
    connection: SYNCED,
    isScanWaiting: false,
    state: staffStates.Choose,
    onChoose: fn(),
    onPin: fn(async () => undefined),
    onForgottenPin: fn(),
    onLogIn: fn(async () => undefined),
    onNewPin: fn(async () => undefined),
    onBack: fn(),
    onEndShift: fn(async () => undefined),
    onRetry: fn(),
    onSetUpAgain: fn(),
  },
} satisfies Meta<typeof TillStaffScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = { play: presses(/Sam Tester/, 'onChoose', 'sam') };
export const Loading: Story = { tags: ['loading'], args: { state: staffStates.Loading } };
export const Failed: Story = { tags: ['error'], args: { state: staffStates.Failed } };
export const NoConnection: Story = {
  tags: ['offline'],
  args: { state: staffStates.NoConnection, connection: OFFLINE },
};
export const ChooseOffline: Story = { tags: ['offline'], args: { connection: OFFLINE } };
export const NoStaff: Story = { tags: ['empty'], args: { state: staffStates.NoStaff } };

/** Keys and a keyboard enter digits; six digits are a PIN. */
export const Pin: Story = {
  args: { state: staffStates.Pin },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Your PIN of six digits');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('24x6');
    await userEvent.click(canvas.getByRole('button', { name: '9' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the last digit' }));
    for (const digit of ['8', '1', '0']) {
      await userEvent.click(canvas.getByRole('button', { name: digit }));
    }
    await expect(args.onPin).toHaveBeenCalledWith('246810');
    await expect(field).toHaveValue('');
  },
};
export const PinPending: Story = { args: { state: staffStates.PinPending } };
export const PinWrong: Story = { tags: ['error'], args: { state: staffStates.PinWrong } };
export const PinLocked: Story = { args: { state: staffStates.PinLocked } };
export const PinOffline: Story = {
  tags: ['offline'],
  args: { state: staffStates.PinOffline, connection: OFFLINE },
};
export const PinFailed: Story = { tags: ['error'], args: { state: staffStates.PinFailed } };

/** A shift is locked after idle time and by a reload. Its person goes on, another one takes over, or the shift ends. */
export const Locked: Story = {
  args: { state: staffStates.Locked },
  play: plays(presses('End Sam Tester’s shift', 'onEndShift'), presses('Someone else', 'onBack')),
};
export const LockedWithScan: Story = {
  args: { state: staffStates.Locked, isScanWaiting: true },
};
/** Without a connection, the device compares the PIN of the running shift itself, a few times. */
export const LockedOffline: Story = {
  tags: ['offline'],
  args: { state: staffStates.LockedWrong, connection: OFFLINE },
};
export const LockedNoTries: Story = {
  args: { state: staffStates.LockedNoTries, connection: OFFLINE },
};
/** "Switch" on the main page: the shift is locked until its person goes on, or another one begins theirs. */
export const HandOver: Story = { args: { state: staffStates.HandOver } };
export const HandOverOffline: Story = {
  tags: ['offline'],
  args: { state: staffStates.HandOver, connection: OFFLINE },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /Alex Sample/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Sam Tester Till/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('sam');
  },
};
export const ShiftEnded: Story = { args: { state: staffStates.ShiftEnded } };
export const StorageBlocked: Story = {
  args: { state: staffStates.StorageBlocked, place: null, connection: null },
  play: presses('Reload', 'onRetry'),
};
export const FirstLogIn: Story = { args: { state: staffStates.FirstLogIn } };
export const NotOwnLogIn: Story = { args: { state: staffStates.NotOwnLogIn } };
export const NewPin: Story = {
  args: { state: staffStates.NewPin },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New PIN of six digits'), '246810');
    await userEvent.type(await canvas.findByLabelText('The same six digits'), '246811');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The two PINs are different');
    await expect(args.onNewPin).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('New PIN of six digits'), '246810');
    await userEvent.type(await canvas.findByLabelText('The same six digits'), '246810');
    await expect(args.onNewPin).toHaveBeenCalledWith('246810');
  },
};
export const NewPinPending: Story = { args: { state: staffStates.NewPinPending } };
export const TooSimple: Story = { args: { state: staffStates.TooSimple } };
export const Revoked: Story = { args: { state: staffStates.Revoked } };
export const RevokedAndUploaded: Story = {
  args: { state: staffStates.RevokedAndUploaded, place: null },
};
