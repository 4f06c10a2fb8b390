import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { hides } from '../../stories/steps.ts';
import * as stories from './QrPanel.stories.tsx';
import { QrPanel, type QrPanelState, type QrPanelWords } from './QrPanel.tsx';
import { sampleQrPng } from './sampleQrPng.ts';

const ready: QrPanelState = { status: 'ready', src: sampleQrPng };

const words: QrPanelWords = {
  loading: 'Getting your code',
  errorTitle: 'We could not get your code',
  retry: 'Try again',
  alt: 'QR code for Supper for two',
  hint: 'Hold this up to the scanner.',
  unavailable: { title: 'Redeemed', text: 'This code was used.' },
};

const meta = {
  title: 'Components/QrPanel',
  component: QrPanel,
  parameters: {
    anatomy: [
      [
        'Code',
        'An image on pure white, with a quiet zone. Its text alternative includes the hint.',
      ],
      ['Holder', 'The name that staff compare.'],
      ['Hint', 'What to do with the code.'],
      ['Copy note', 'Only for a code that the device stored.'],
      ['Typed code', 'For a till that cannot scan.'],
    ],
  },
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    title: 'Your code',
    state: ready,
    words,
    holder: 'Violet Sample',
    manualCode: { label: 'Or read out', code: 'SUPPER-4417' },
  },
} satisfies Meta<typeof QrPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** White in dark mode too, because scanners need it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const name = 'QR code for Supper for two. Hold this up to the scanner.';
    await expect(canvas.getByRole('img', { name })).toBeVisible();
    await expect(canvas.getByText('SUPPER-4417')).toBeVisible();
  },
};
export const Kept: Story = {
  args: {
    state: { ...ready, savedAt: '2026-11-20T19:30:00Z' },
    words: { ...words, copyNote: 'Kept on this device since 20 November 2026, 19:30' },
  },
};
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };

const onRetry = fn();

/** The typed code stays: it works without the picture. */
export const Failed: Story = {
  tags: ['error'],
  args: {
    state: { status: 'error', message: 'Check your connection, or read out the code below.' },
    onRetry,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('SUPPER-4417')).toBeVisible();
  },
};
export const Unavailable: Story = {
  args: {
    state: { status: 'unavailable' },
    words: {
      ...words,
      unavailable: {
        title: 'Already redeemed',
        text: 'This offer has been used, so it has no code.',
      },
    },
  },
  play: hides('SUPPER-4417'),
};
export const WithoutManualCode: Story = {
  render: ({ manualCode: _, ...args }) => <QrPanel {...args} />,
};

/** After an error: the reason, a way to retry, and the code to read out. */
export const DoOfferBoth: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: {
    state: { status: 'error', message: 'Check your connection, or read out the code below.' },
    onRetry: () => undefined,
  },
};

/** After an error: no reason, no button and no code. */
export const DontLeaveEmpty: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  render: ({ manualCode: _, ...args }) => (
    <QrPanel {...args} state={{ status: 'error', message: 'Error 504.' }} />
  ),
};
