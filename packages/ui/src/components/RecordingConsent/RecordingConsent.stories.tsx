import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { recording } from '../../screens/Settings/Settings.fixtures.ts';
import { ownDocument } from '../../stories/ownDocument.ts';
import { RecordingConsent } from './RecordingConsent.tsx';

const meta = {
  title: 'Components/RecordingConsent',
  component: RecordingConsent,
  parameters: ownDocument,
  args: { open: true, wording: recording.wording, busy: false, onAnswer: fn() },
} satisfies Meta<typeof RecordingConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both answers have the same style. */
export const Asked: Story = {
  play: async ({ canvas, args }) => {
    const [no, yes] = canvas.getAllByRole('button');
    if (!no || !yes) throw new Error('Two answers are expected.');
    await expect(no.dataset['variant']).toBe(yes.dataset['variant']);
    await userEvent.click(yes);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
    await userEvent.click(no);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};
export const Saving: Story = { args: { busy: true } };
