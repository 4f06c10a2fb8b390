import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byTier } from '../../stories/modes/byTier.ts';
import { hasNo, plays, shows } from '../../stories/steps.ts';
import { variants } from '../../stories/variants.tsx';
import { TIERS } from '../../tokens/tiers.ts';
import { TierProgress } from './TierProgress.tsx';

const meta = {
  title: 'Components/TierProgress',
  component: TierProgress,
  parameters: {
    everyTier: byTier((tier) => ({
      tier,
      next: TIERS[TIERS.indexOf(tier) + 1] ?? null,
    })),
  },
  args: {
    tier: 'jack',
    label: 'Your tier',
    perMille: 500,
    next: 'queen',
    valueText: '9,000 of 18,000 tier points',
    note: '9,000 tier points to Queen',
  },
} satisfies Meta<typeof TierProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your tier' });
    await expect(bar).toHaveAttribute('aria-valuenow', '500');
    await expect(bar).toHaveAttribute('aria-valuetext', '9,000 of 18,000 tier points');
    await expect(canvas.getByText('9,000 tier points to Queen')).toBeVisible();
  },
};
export const Figures: Story = variants(TierProgress, {
  Start: {
    perMille: 0,
    valueText: '0 of 18,000 tier points',
    note: '18,000 tier points to Queen',
  },
  Full: {
    perMille: 1000,
    valueText: '18,000 of 18,000 tier points',
    note: 'You have enough tier points for Queen',
  },
  TenMillion: {
    perMille: 999,
    valueText: '10,000,000 of 10,000,001 tier points',
    note: '1 tier point to Queen',
  },
});

/** The member has more tier points than the cap of the tier. The bar is full. */
export const BeyondFull: Story = {
  args: {
    perMille: 1240,
    valueText: '22,320 of 18,000 tier points',
    note: 'You have enough tier points for Queen',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1000');
  },
};

/** Ace is the top tier: there is no next tier, and nothing to measure. */
export const Ace: Story = {
  args: {
    tier: 'ace',
    perMille: 0,
    next: null,
    valueText: '204,118 tier points collected',
    note: 'You hold the highest card in the house.',
  },
  globals: { tier: 'ace' },
  play: plays(hasNo('progressbar'), shows('204,118 tier points collected')),
};
