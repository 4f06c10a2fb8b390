import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHouse } from '../../screens/storyFrames.tsx';
import { PlayList } from './PlayList.tsx';
import type { PlayCheckState, PlayEntry } from './PlayList.types.ts';

const won: PlayEntry = {
  id: 'winter-wheel_2026-11-20',
  gameName: 'The Winter Wheel',
  day: '2026-11-20',
  win: true,
  prizeName: 'A cocktail on us',
  voucherHref: '/offers/spin-1',
  commitment: '7d1a54127b222502f5b79b5fb0803061152a44f92b37e23c6527baf665d4da9a',
  prizeListVersion: '9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a',
  soldOut: [1],
  check: { status: 'unchecked' },
};
const lost: PlayEntry = {
  ...won,
  id: 'winter-wheel_2026-11-19',
  day: '2026-11-19',
  win: false,
  prizeName: 'No prize today',
  voucherHref: null,
};

const meta = {
  title: 'Components/PlayList',
  component: PlayList,
  decorators: [inHouse],
  args: { state: { status: 'ready', plays: [won, lost] }, onRetry: fn(), onCheck: fn() },
} satisfies Meta<typeof PlayList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each play keeps its receipt, which can be checked on this device. */
export const Plays: Story = {
  play: async ({ canvas, args }) => {
    const [receipt] = canvas.getAllByText('Receipt');
    if (receipt) await userEvent.click(receipt);
    const [check] = canvas.getAllByRole('button', { name: 'Check this result' });
    if (check) await userEvent.click(check);
    await expect(args.onCheck).toHaveBeenCalledWith('winter-wheel_2026-11-20');
  },
};

/** A story of one play whose receipt was checked, opened. */
const checked = (check: PlayCheckState, words: string): Story => ({
  args: { state: { status: 'ready', plays: [{ ...won, check }] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Receipt'));
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
  },
});

export const Holds: Story = checked(
  { status: 'holds', seed: '5eed'.repeat(16) },
  'Checked on this device: the draw was fixed beforehand, and fell on this prize.',
);
export const Fails: Story = checked(
  { status: 'fails' },
  'This receipt does not add up. Please show it to a member of staff.',
);
export const TooEarly: Story = checked(
  { status: 'too-early' },
  'The secret of this day is published when the day is over. Check again tomorrow.',
);
export const CheckFailed: Story = checked(
  { status: 'failed' },
  'We could not fetch what is needed to check it. Try again.',
);

export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'error', message: 'Network error. Check your connection.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
