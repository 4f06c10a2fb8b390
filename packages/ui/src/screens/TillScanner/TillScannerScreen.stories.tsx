import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateControl } from '../../stories/stateControl.ts';
import { has, plays, says, shows } from '../../stories/steps.ts';
import { withoutFrame } from '../../stories/storyFrames.tsx';
import { scannerStates, TEST_CODE } from './TillScanner.fixtures.ts';
import { TillScannerScreen } from './TillScannerScreen.tsx';

const meta = {
  title: 'Screens/TillScanner',
  component: TillScannerScreen,
  ...withoutFrame(),
  argTypes: { state: stateControl(scannerStates) },
  args: {
    layout: 'mobile',
    testCode: TEST_CODE,
    tillHref: '/till',
    state: scannerStates.Layout,
  },
} satisfies Meta<typeof TillScannerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The till corrects it, and says what to change. */
export const Layout: Story = {
  play: async ({ canvas }) => {
    const result = canvas.getByRole('status');
    await expect(result).toHaveTextContent('The till can read this scanner');
    await expect(result).toHaveTextContent('Another keyboard layout');
    await expect(result).toHaveTextContent('TEST.ayQWzYßmM?0123456789');
  },
};

export const Waiting: Story = {
  args: { state: scannerStates.Waiting },
  play: plays(has('img', 'Test code'), says('status', 'Waiting for a scan')),
};
export const Works: Story = { args: { state: scannerStates.Works } };
export const CapsLock: Story = { args: { state: scannerStates.CapsLock } };
export const Capitals: Story = { args: { state: scannerStates.Capitals } };
export const SmallLetters: Story = { args: { state: scannerStates.SmallLetters } };
export const LineFeed: Story = { args: { state: scannerStates.LineFeed } };

/** Some scans are not used until it is changed. */
export const NoEnding: Story = {
  args: { state: scannerStates.NoEnding },
  play: says('status', 'cannot rely on this scanner'),
};
export const Added: Story = { args: { state: scannerStates.Added } };
export const LongPause: Story = { args: { state: scannerStates.LongPause } };
export const InField: Story = { args: { state: scannerStates.InField } };
export const AnotherCode: Story = { args: { state: scannerStates.AnotherCode } };

/** The keys have no text to show. */
export const Unidentified: Story = {
  args: { state: scannerStates.Unidentified },
  play: shows('No readable text'),
};
