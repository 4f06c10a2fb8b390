import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mobileView } from '../../stories/views.ts';
import { casinoNumbers } from '../shared/HelpNumbers.fixtures.ts';
import { CannotOpenScreen } from './CannotOpenScreen.tsx';

const meta = {
  title: 'Screens/CannotOpen',
  component: CannotOpenScreen,
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'house' },
  args: { casinos: casinoNumbers, openHref: '/' },
} satisfies Meta<typeof CannotOpenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0808 8020 133' })).toHaveAttribute(
      'href',
      'tel:08088020133',
    );
    await expect(canvas.getByRole('link', { name: '020 7946 0106' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
  },
};
