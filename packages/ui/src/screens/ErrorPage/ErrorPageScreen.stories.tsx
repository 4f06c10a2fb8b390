import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { presses } from '../../stories/steps.ts';
import { withoutFrame } from '../../stories/storyFrames.tsx';
import { casinoNumbers } from '../shared/HelpNumbers.fixtures.ts';
import { ErrorPageScreen } from './ErrorPageScreen.tsx';

const meta = {
  title: 'Screens/ErrorPage',
  component: ErrorPageScreen,
  ...withoutFrame(),
  args: { layout: 'mobile', onReload: fn() },
} satisfies Meta<typeof ErrorPageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: presses('Reload', 'onReload') };
export const WithReference: Story = { args: { reference: '4f3a9c21' } };

/** The page failed again after a reload: it lists telephone numbers. */
export const Again: Story = {
  args: { reference: '4f3a9c21', again: { casinos: casinoNumbers } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'It is still not working',
    );
    await expect(canvas.getByText(/4f3a9c21/)).toBeVisible();
    for (const number of ['020 7946 0106', '0141 496 0109', '0808 8020 133']) {
      const href = `tel:${number.replaceAll(' ', '')}`;
      await expect(canvas.getByRole('link', { name: number })).toHaveAttribute('href', href);
    }
  },
};
