import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import type { Step } from '../../stories/steps.ts';
import { chooses, has, hides, plays, presses, says, shows } from '../../stories/steps.ts';
import { belowMore } from '../../stories/storyFrames.tsx';
import { FAILED } from '../shared/failed.fixtures.ts';
import {
  balanceAlone,
  belowZero,
  earlierFailed,
  longWords,
  noPoints,
  nothingLeft,
  readyPoints,
  tenMillion,
  unequalPoints,
} from './Points.fixtures.ts';
import type { StatementState } from './Points.types.ts';
import * as stories from './PointsScreen.stories.tsx';
import { PointsScreen } from './PointsScreen.tsx';

const inJanuary = { ...nothingLeft.statement, until: '2027-01-08T19:30:00Z' } as StatementState;

/** The button that reports what is missing in November. */
const openerOf = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  canvas.getByRole('button', { name: 'Something missing?', description: 'November 2026' });

const openForm: Step = ({ canvas }) => userEvent.click(openerOf(canvas));

const isBusy =
  (name: string): Step =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
  };

const meta = {
  title: 'Screens/Points',
  component: PointsScreen,
  ...belowMore(
    { path: '/points', title: ({ navigation }) => navigation.points },
    {
      modes: {
        desktop: ['TierPoints', 'SomethingMissing', 'MissingSent', 'EmptyMonths', 'TenMillion'],
      },
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: readyPoints,
    tickets: {},
    onRetry: fn(),
    onRetryStatement: fn(),
    onEarlier: fn(),
    onPrint: fn(),
    onSaveCsv: fn(),
    onMissing: fn(),
  },
} satisfies Meta<typeof PointsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: plays(
    presses('Save as CSV', 'onSaveCsv'),
    presses('Print', 'onPrint'),
    presses('Show earlier', 'onEarlier'),
  ),
};

/** A line opens with the balance after it, and the lines of a month can be filtered. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Spent');
    const november = within(canvas.getByRole('list', { name: 'November 2026' }));
    await expect(november.getAllByRole('listitem')).toHaveLength(1);
    await expect(november.getByText('−1,200')).toBeVisible();
    await expect(november.getByText('Balance 3,540')).not.toBeVisible();
    await userEvent.click(november.getByText('A night at the Tidewater'));
    await expect(november.getByText('Balance 3,540')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Expired');
    await userEvent.selectOptions(canvas.getByLabelText('Casino'), 'The Tidewater, Brighton');
    await expect(canvas.getByText('Nothing here')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

/** The file has every line, so the earlier ones load first. */
export const SavingCsv: Story = { args: { isSavingCsv: true }, play: isBusy('Save as CSV') };

/** Tier points have a list of their own, without a balance. */
export const TierPoints: Story = {
  play: plays(chooses('tab', 'Tier points'), shows('A Saturday at the tables'), hides(/^Balance/)),
};

/** The member says what is missing, and the callback gets what the member saw. */
export const SomethingMissing: Story = {
  play: async ({ canvas, args }) => {
    const opener = openerOf(canvas);
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    const field = canvas.getByLabelText('What is missing from this month?');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Please tell us what is missing/);
    await userEvent.type(field, 'Lunch on 12 November');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to support' }));
    await expect(args.onMissing).toHaveBeenCalledWith({
      month: '2026-11',
      title: 'November 2026',
      points: 'to-spend',
      kind: null,
      venueId: null,
      lines: ['m0', 'm1', 'm3', 'm4'],
      text: 'Lunch on 12 November',
    });
  },
};
export const MissingSending: Story = {
  args: { tickets: { '2026-11': { sent: [], attempt: { status: 'sending' } } } },
  play: plays(openForm, isBusy('Send to support')),
};
export const MissingFailed: Story = {
  tags: ['error'],
  args: { tickets: { '2026-11': { sent: [], attempt: { ...FAILED, status: 'failed' } } } },
  play: plays(openForm, says('alert', FAILED.message), presses('Cancel'), async ({ canvas }) => {
    await expect(openerOf(canvas)).toHaveFocus();
    await userEvent.click(openerOf(canvas));
  }),
};

/** Sent tickets have a reference, and something else can be missing in the same month. */
export const MissingSent: Story = {
  args: {
    tickets: {
      '2026-11': {
        sent: [
          { reference: 'T-20481', at: '2026-11-12T19:32:00Z' },
          { reference: 'T-20517', at: '2026-11-20T19:32:00Z' },
        ],
      },
    },
  },
  play: plays(openForm, has('textbox', 'What is missing from this month?'), presses('Cancel')),
};

/** A month without a movement, in which something is missing all the more. */
export const EmptyMonths: Story = {
  tags: ['empty'],
  args: { state: { ...nothingLeft, statement: inJanuary } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nothing came or went this month.')).toHaveLength(2);
    const months = canvas.getAllByRole('heading', { level: 3 });
    await expect(months.slice(-3).map(({ textContent }) => textContent)).toEqual([
      'January 2027',
      'December 2026',
      'November 2026',
    ]);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Something missing?', description: 'January 2027' }),
    );
    await expect(canvas.getByLabelText('What is missing from this month?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** The reply does not add up: the group's figures alone, without a worth and a running balance of our own. */
export const DoesNotAddUp: Story = {
  args: { state: unequalPoints },
  play: plays(shows(/This list does not explain all of it/), hides(/^Worth|^Balance \d/)),
};
export const BalanceAlone: Story = { args: { state: balanceAlone } };
export const NothingLeft: Story = {
  args: { state: nothingLeft },
  play: shows(/^None of your points has an expiry date/),
};
export const NoPoints: Story = { tags: ['empty'], args: { state: noPoints } };
export const TenMillion: Story = {
  args: { state: tenMillion },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    const line = within(canvas.getByRole('region', { name: 'When your points expire' }));
    await expect(line.getAllByRole('listitem')).toHaveLength(14);
  },
};

/** A revoked promotion: the balance is below zero, with its reason. */
export const BelowZero: Story = { args: { state: belowZero } };
export const LongWords: Story = { args: { state: longWords } };
export const NewMember: Story = { args: { state: { status: 'empty' } } };
export const StatementLoading: Story = {
  tags: ['loading'],
  args: { state: { ...readyPoints, statement: { status: 'loading' } } },
};

/** The summary stays if the statement fails. */
export const StatementFailed: Story = {
  tags: ['error'],
  args: { state: { ...readyPoints, statement: FAILED } },
  play: plays(shows('Worth £41.80'), presses('Try again', 'onRetryStatement')),
};

/** The lines that are loaded stay if earlier ones fail. */
export const EarlierFailed: Story = {
  tags: ['error'],
  args: { state: earlierFailed },
  play: plays(
    shows('Dinner for two at Meridian'),
    says('alert', 'We could not load earlier lines'),
    presses('Try again', 'onEarlier'),
  ),
};
export const StatementUnsaved: Story = {
  tags: ['offline'],
  args: { state: { ...readyPoints, statement: { status: 'unsaved' } } },
};
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
