import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asLastSeen } from '../../stories/asLastSeen.ts';
import { byTier } from '../../stories/modes/byTier.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { presses } from '../../stories/steps.ts';
import { belowMore } from '../../stories/storyFrames.tsx';
import { isWideWindow } from '../../stories/views.ts';
import { FAILED } from '../shared/failed.fixtures.ts';
import { longBenefits, readyBenefits } from './Benefits.fixtures.ts';
import * as stories from './BenefitsScreen.stories.tsx';
import { BenefitsScreen } from './BenefitsScreen.tsx';

const meta = {
  title: 'Screens/Benefits',
  component: BenefitsScreen,
  ...belowMore(
    { path: '/benefits', title: ({ navigation }) => navigation.titles.benefits },
    {
      everyTier: byTier((tier) => ({ state: readyBenefits(tier) })),
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: { layout: 'mobile', state: readyBenefits('jack'), onRetry: fn() },
} satisfies Meta<typeof BenefitsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * §2: the member's tier comes first, then a comparison with another tier. On a wide window, the table compares all seven tiers
 * and marks the member's.
 */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your Jack benefits' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'What each tier brings' }));
    if (isWideWindow()) {
      await expect(table.getAllByRole('columnheader')).toHaveLength(8);
      await expect(table.getByRole('columnheader', { name: /Your tier/ })).toHaveTextContent(
        'Jack',
      );
      await expect(table.getAllByRole('img', { name: 'Not included' })).toHaveLength(6);
      return;
    }
    await userEvent.selectOptions(canvas.getByLabelText('Compare with'), 'Ace');
    await expect(table.getByRole('columnheader', { name: 'Ace' })).toBeVisible();
    await expect(table.getByText('Every visit')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Compare with'), 'Queen');
  },
};
export const Ace: Story = {
  args: { state: readyBenefits('ace') },
  globals: { tier: 'ace' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Compare with')).toHaveValue('king-of-spades');
  },
};
export const WithoutVenue: Story = {
  args: { state: { ...readyBenefits('jack'), venueName: null } },
};
export const Empty: Story = { tags: ['empty'], args: { state: { status: 'empty' } } };
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
export const Offline: Story = { ...asLastSeen(), tags: ['offline'] };
export const LongWords: Story = {
  args: { state: longBenefits },
  globals: { tier: 'queen-of-spades' },
};
