import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inBothSchemes } from '../../stories/overview.ts';
import { mobileView, onDesktop } from '../onDesktop.ts';
import { inHouse } from '../storyFrames.tsx';
import { ErrorPageScreen } from './ErrorPageScreen.tsx';

const meta = {
  title: 'Screens/ErrorPage',
  component: ErrorPageScreen,
  decorators: [inHouse],
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'house' },
  args: { layout: 'mobile', onReload: fn() },
} satisfies Meta<typeof ErrorPageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const ReadyDesktop: Story = onDesktop(Ready);
export const ReadyLight: Story = { globals: { scheme: 'light' } };

/** What the member quotes to support, where the fault left a line in the log. */
export const WithReference: Story = { args: { reference: '4f3a9c21' } };
export const WithReferenceDesktop: Story = onDesktop(WithReference);

export const BothSchemes: Story = inBothSchemes();
export const BothSchemesDesktop: Story = onDesktop(BothSchemes);
