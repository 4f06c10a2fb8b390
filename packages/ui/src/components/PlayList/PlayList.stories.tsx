import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FAILED } from '../../screens/shared/failed.fixtures.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { presses } from '../../stories/steps.ts';
import { withoutNavigation } from '../../stories/storyFrames.tsx';
import * as stories from './PlayList.stories.tsx';
import { PlayList } from './PlayList.tsx';
import type { PlayCheckState } from './PlayList.types.ts';
import { lostPlay, wonPlay } from './play.fixtures.ts';

const meta = {
  title: 'Components/PlayList',
  component: PlayList,
  decorators: [withoutNavigation],
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: { state: { status: 'ready', plays: [wonPlay, lostPlay] }, onRetry: fn(), onCheck: fn() },
} satisfies Meta<typeof PlayList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each play has a receipt, which the member can verify on this device. */
export const Plays: Story = {
  play: async ({ canvas, args }) => {
    const [receipt] = canvas.getAllByText('Receipt');
    if (receipt) await userEvent.click(receipt);
    const [check] = canvas.getAllByRole('button', { name: 'Check this result' });
    if (check) await userEvent.click(check);
    await expect(args.onCheck).toHaveBeenCalledWith('winter-wheel_2026-11-20');
  },
};

/** A story of one play with a verified receipt, opened. */
const checked = (check: PlayCheckState, words: string): Story => ({
  args: { state: { status: 'ready', plays: [{ ...wonPlay, check }] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Receipt'));
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
  },
});
export const Holds: Story = checked(
  { status: 'holds', seed: '5eed'.repeat(16) },
  'Checked on this device: the draw was fixed beforehand, and fell on this prize.',
);
export const Fails: Story = {
  ...checked(
    { status: 'fails' },
    'This receipt does not add up. Please show it to a member of staff.',
  ),
  tags: ['error'],
};
export const TooEarly: Story = checked(
  { status: 'too-early' },
  'The secret of this day is published when the day is over. Check again tomorrow.',
);
export const CheckFailed: Story = {
  ...checked({ status: 'failed' }, 'We could not fetch what we need to check it. Try again.'),
  tags: ['error'],
};

export const Empty: Story = { tags: ['empty'], args: { state: { status: 'empty' } } };
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
