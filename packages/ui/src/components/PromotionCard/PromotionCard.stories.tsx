import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { shows } from '../../stories/steps.ts';
import { mobileView } from '../../stories/views.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { doublePoints, lateTea, longPromotion, slotsRace } from './promotion.fixtures.ts';

const meta = {
  title: 'Components/PromotionCard',
  component: PromotionCard,
  parameters: { everyTier: () => ({}) },
  args: { promotion: doublePoints },
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The conditions are visible before any press. */
export const On: Story = {
  globals: mobileView,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/At most 2,000 extra points to spend a day/)).toBeVisible();
    await userEvent.click(canvas.getByText('How it works'));
    await expect(
      await canvas.findByText(/Double points to spend arrive by Wednesday/),
    ).toBeVisible();
  },
};
export const Every: Story = {
  name: 'All kinds',
  render: () => (
    <Grid least="20rem">
      {[doublePoints, lateTea, slotsRace].map((promotion) => (
        <PromotionCard key={promotion.id} promotion={promotion} />
      ))}
    </Grid>
  ),
};

/** The gambling terms are with the conditions. */
export const WithWagering: Story = {
  args: {
    promotion: {
      ...slotsRace,
      incentive: { productTypes: ['casino'], freeChoice: false, wageringTimes: 5 },
    },
  },
  globals: mobileView,
  play: shows(/^For casino games only. Wagering requirement: 5/),
};
export const LongWords: Story = { args: { promotion: longPromotion }, globals: mobileView };
