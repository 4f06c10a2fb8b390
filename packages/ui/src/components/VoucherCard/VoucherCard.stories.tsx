import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { variants } from '../../stories/variants.tsx';
import { VoucherCard } from './VoucherCard.tsx';
import { VoucherCardSkeleton } from './VoucherCardSkeleton.tsx';

const meta = {
  title: 'Components/VoucherCard',
  component: VoucherCard,
  parameters: {
    modes: { light: ['Stages', 'LastDay'], mirrored: ['Stages'] },
    everyTier: () => ({}),
    keyboard: LINK_KEYS,
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['themes'] === 'own' ? (
        <Story />
      ) : (
        <Grid least="20rem">
          <Story />
        </Grid>
      ),
  ],
  args: {
    seed: 'supper-for-two',
    href: '/offers/supper-for-two',
    title: 'Supper for two',
    summary: 'Two courses each, Sunday to Thursday.',
    category: 'dining',
    status: 'available',
    statusLabel: 'Available',
    placeText: 'Use it at The Orrery, London',
    dateText: 'Until 31 December 2026',
    valueText: '£40',
    headingLevel: 'h2',
  },
} satisfies Meta<typeof VoucherCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.title });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(canvas.getByText('Use it at The Orrery, London')).toBeVisible();
  },
};
export const Stages: Story = variants(VoucherCard, {
  Upcoming: { status: 'upcoming', statusLabel: 'Upcoming', dateText: 'From 1 February 2027' },
  Used: {
    status: 'used',
    statusLabel: 'Used',
    dateText: 'Redeemed on 21 November 2026, The Orrery',
  },
  Expired: { status: 'expired', statusLabel: 'Expired', dateText: 'Ended 1 November 2026' },
  EndsSoon: { deadline: { label: '10 days left', near: false } },
  WithoutValue: { valueText: undefined },
  WithoutPlace: { placeText: undefined },
});

/** Amber in every tier: the colour of a status does not follow the tier. */
export const LastDay: Story = {
  args: { deadline: { label: 'Last day', near: true } },
  globals: { tier: 'king-of-hearts' },
};
export const LongWords: Story = {
  args: {
    title: 'A late night of roulette, with supper and a glass of something cold before it',
    summary:
      'Arrive by eight, eat until ten and play until two. The table is yours for the evening, and so are the seats beside it.',
    category: 'gaming',
  },
};

const CATEGORIES = [
  { category: 'dining', title: 'Supper for two' },
  { category: 'gaming', title: 'Roulette match play' },
  { category: 'slots', title: 'Slots play on us' },
  { category: 'drinks', title: 'A drink on the house' },
  { category: 'stay', title: 'A night upstairs' },
  { category: 'event', title: 'Front row seats' },
] as const;

export const EveryCategory: Story = {
  render: (args) => (
    <>
      {CATEGORIES.map(({ category, title }) => (
        <VoucherCard key={category} {...args} category={category} seed={category} title={title} />
      ))}
    </>
  ),
};
export const Loading: Story = {
  tags: ['loading'],
  render: () => (
    <LoadingRegion label="Loading your offers">
      <VoucherCardSkeleton />
    </LoadingRegion>
  ),
};
