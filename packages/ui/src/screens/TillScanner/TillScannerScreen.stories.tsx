import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateControl } from '../../stories/stateControl.ts';
import { says, shows } from '../../stories/steps.ts';
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
export const Layout: Story = {};
export const Waiting: Story = { args: { state: scannerStates.Waiting } };
export const Works: Story = { args: { state: scannerStates.Works } };
export const CapsLock: Story = { args: { state: scannerStates.CapsLock } };
export const Capitals: Story = { args: { state: scannerStates.Capitals } };
export const SmallLetters: Story = { args: { state: scannerStates.SmallLetters } };
export const LineFeed: Story = { args: { state: scannerStates.LineFeed } };

/** Some scans are not used until it is changed. */
export const NoEnding: Story = {
  tags: ['empty'],
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
