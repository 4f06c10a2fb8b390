import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { presses } from '../../stories/steps.ts';
import { LoadFailure } from './LoadFailure.tsx';

const meta = {
  title: 'Components/LoadFailure',
  component: LoadFailure,
  args: {
    state: { status: 'unsaved' },
    errorTitle: 'Your benefits did not load',
    onRetry: fn(),
  },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It loads by itself, so there is no button. The shell for a narrow window changes "device" to "phone". */
export const Unsaved: Story = { tags: ['offline'] };
export const Failed: Story = {
  tags: ['error'],
  args: { state: { status: 'error', message: 'Something went wrong.' } },
  play: presses('Try again', 'onRetry'),
};
