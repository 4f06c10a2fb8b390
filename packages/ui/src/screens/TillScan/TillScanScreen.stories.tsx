import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { stateControl } from '../../stories/stateControl.ts';
import { links, plays, presses, says, shows } from '../../stories/steps.ts';
import { withoutFrame } from '../../stories/storyFrames.tsx';
import { OFFLINE } from '../till/till.fixtures.ts';
import { scanArgs, scanStates } from './TillScan.fixtures.tsx';
import { TillScanScreen } from './TillScanScreen.tsx';

const meta = {
  title: 'Screens/TillScan',
  component: TillScanScreen,
  ...withoutFrame({
    modes: {
      'desktop-light': ['Ready'],
      desktop: ['Manager', 'CameraOn', 'VoucherRead', 'Unused', 'Checking'],
      'desktop-right-to-left': ['Ready'],
    },
  }),
  argTypes: { state: stateControl(scanStates) },
  args: { ...scanArgs(), state: scanStates.Ready },
} satisfies Meta<typeof TillScanScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Manager: Story = { args: { dayHref: '/day', isSoundOn: false } };

/** Letters are a name and no proof: they need a connection. */
export const Offline: Story = {
  tags: ['offline'],
  args: { connection: OFFLINE },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Letters below the code')).toBeDisabled();
    await expect(canvas.getByText('No connection.')).toBeVisible();
    await expect(canvas.getByText('3 scans wait')).toBeVisible();
  },
};
export const CameraStarting: Story = { args: { cameraStatus: 'starting' } };
export const CameraOn: Story = { args: { cameraStatus: 'on' } };
export const CameraDenied: Story = { args: { cameraStatus: 'denied' } };
export const CameraUnavailable: Story = { args: { cameraStatus: 'unavailable' } };
export const VoucherRead: Story = {
  args: { state: scanStates.VoucherRead, cameraStatus: 'on' },
  play: presses('Clear the voucher', 'onClear', 'voucher'),
};
export const MemberRead: Story = { args: { state: scanStates.MemberRead } };

/** A scan that was not used is named at once, and what was read before stays. */
export const Unused: Story = {
  args: { state: scanStates.Unused },
  play: plays(
    says('alert', 'That was not a code of ours'),
    shows('A glass of champagne'),
    links('Set up a scanner', '/scanner'),
  ),
};
export const Paused: Story = { args: { state: scanStates.Paused } };
export const WithoutEnding: Story = { args: { state: scanStates.WithoutEnding } };
export const BehindText: Story = { args: { state: scanStates.BehindText } };
export const UnknownKeys: Story = { args: { state: scanStates.UnknownKeys } };

/** Letters are submitted in capitals, and numbers without spaces. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const fields = [
      ['Voucher', 'Letters below the code', ' dine-48 '],
      ['Member card', 'Number on the card', '100 204'],
    ] as const;
    for (const [slot, label, text] of fields) {
      const form = within(canvas.getByRole('region', { name: slot }));
      await userEvent.click(form.getByRole('button', { name: 'Enter' }));
      await expect(form.getByLabelText(label)).toHaveFocus();
      await userEvent.type(form.getByLabelText(label), `${text}{Enter}`);
    }
    await expect(args.onLetters).toHaveBeenLastCalledWith('DINE-48');
    await expect(args.onMemberNumber).toHaveBeenLastCalledWith('100204');
  },
};
export const Checking: Story = { args: { state: scanStates.Checking } };
