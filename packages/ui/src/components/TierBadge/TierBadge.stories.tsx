import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ThemeRoot } from '../../tokens/ThemeRoot.tsx';
import { TIERS } from '../../tokens/tiers.ts';
import { TierBadge } from './TierBadge.tsx';

const meta = {
  title: 'Components/TierBadge',
  component: TierBadge,
  args: { tier: 'jack', name: 'Jack' },
} satisfies Meta<typeof TierBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Jack: Story = {};

export const LongestName: Story = {
  args: { tier: 'queen-of-spades', name: 'Queen of Spades' },
  globals: { tier: 'queen-of-spades' },
};

/** Each badge in the theme of its own tier. */
export const EveryTier: Story = {
  render: (_, { globals }) => (
    <Stack gap={3}>
      {TIERS.map((tier) => (
        <ThemeRoot key={tier} tier={tier} scheme={globals['scheme']}>
          <TierBadge tier={tier} name={tier.replaceAll('-', ' ')} />
        </ThemeRoot>
      ))}
    </Stack>
  ),
};
