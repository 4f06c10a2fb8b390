import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { stateControl } from '../../stories/stateControl.ts';
import { presses } from '../../stories/steps.ts';
import { withoutFrame } from '../../stories/storyFrames.tsx';
import { OFFLINE } from '../till/till.fixtures.ts';
import { DINNER, refused, scanArgs, scanStates } from './TillScan.fixtures.tsx';
import { TillScanScreen } from './TillScanScreen.tsx';

const meta = {
  title: 'Screens/TillScan answers',
  component: TillScanScreen,
  ...withoutFrame({
    modes: {
      desktop: [
        'RedeemedWithChecks',
        'RedeemedOffline',
        'Already',
        'Unreadable',
        'Expired',
        'StorageFull',
        'Reversed',
        'TakeBack',
      ],
    },
  }),
  argTypes: { state: stateControl(scanStates) },
  args: { ...scanArgs(), state: scanStates.Redeemed },
} satisfies Meta<typeof TillScanScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The word takes the focus, and is described by everything else. */
export const Redeemed: Story = {
  play: async ({ canvas }) => {
    const word = canvas.getByRole('heading', { name: 'Redeemed' });
    await expect(word).toHaveFocus();
    await expect(word).toHaveAccessibleDescription(/A glass of champagne.*Check their age/);
  },
};

/** After ten minutes, only a manager takes it back. */
export const RedeemedWithChecks: Story = { args: { state: scanStates.RedeemedWithChecks } };
export const RedeemedOffline: Story = {
  tags: ['offline'],
  args: { state: scanStates.RedeemedOffline, connection: OFFLINE },
};
export const Already: Story = { args: { state: scanStates.Already } };
export const AlreadyOnAnotherDay: Story = { args: { state: scanStates.AlreadyOnAnotherDay } };
export const AlreadyElsewhere: Story = { args: { state: scanStates.AlreadyElsewhere } };
export const Unreadable: Story = { args: { state: refused('unreadable') } };
export const UnknownKey: Story = { args: { state: refused('unknown-key') } };
export const Forged: Story = { args: { state: refused('forged') } };
export const AnotherMember: Story = { args: { state: refused('another-member') } };
export const Expired: Story = { args: { state: scanStates.Expired } };
export const NotYet: Story = { args: { state: scanStates.NotYet } };
export const AnotherVenue: Story = { args: { state: refused('another-venue', DINNER) } };
export const UnknownVoucher: Story = { args: { state: refused('unknown-voucher') } };
export const UnknownMember: Story = { args: { state: refused('unknown-member') } };
export const MemberBlocked: Story = { args: { state: refused('member-blocked', DINNER) } };
export const NotShown: Story = { args: { state: refused('not-shown', DINNER) } };
export const OnlineOnly: Story = {
  args: { state: refused('online-only', DINNER), connection: OFFLINE },
};
export const NotOffered: Story = { args: { state: refused('not-offered', DINNER) } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: scanStates.Failed, connection: OFFLINE },
  play: presses('Try again', 'onRetry'),
};
export const StorageFull: Story = {
  args: { state: scanStates.StorageFull, connection: OFFLINE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No space' })).toHaveFocus();
  },
};
export const Reversed: Story = { args: { state: scanStates.Reversed } };

const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Take it back' }));
  return within(await within(document.body).findByRole('dialog'));
};

/** A reason is required. */
export const TakeBack: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await expect(dialog.getByText('Choose a reason')).toBeVisible();
    await expect(args.onTakeBack).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Wrong guest' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await expect(args.onTakeBack).toHaveBeenCalledWith('wrong-member');
  },
};

/** A scanner presses keys, too: a key confirms only while it is held. */
export const TakeBackByKey: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: 'Wrong guest' }));
    const confirm = dialog.getByRole('button', { name: 'Take it back' });
    confirm.focus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await expect(confirm).toHaveTextContent('Hold the key for a second');
    }
    await expect(args.onTakeBack).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(args.onTakeBack).toHaveBeenCalledWith('wrong-member'));
    await userEvent.keyboard('{/Enter}');
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
  },
};
export const TakingBack: Story = {
  args: { state: scanStates.TakingBack },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Taking it back' })).toBeVisible();
  },
};
export const TooLate: Story = {
  args: { state: scanStates.TooLate },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: 'Wrong voucher' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('A manager can still');
  },
};
