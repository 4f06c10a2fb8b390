import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  irregularTrio,
  longEvent,
  monthlyTrio,
  trioButMarch,
  trioSeries,
  weeklyTrio,
} from '../../components/EventCard/event.fixtures.ts';
import { asLastSeen } from '../../stories/asLastSeen.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { hasNo, inside, lists, plays, presses, says, shows } from '../../stories/steps.ts';
import { inMemberShell } from '../../stories/storyFrames.tsx';
import { overviewView } from '../../stories/views.ts';
import { FAILED } from '../shared/failed.fixtures.ts';
import { events, manyEvents, readyEvents } from './Events.fixtures.ts';
import * as stories from './EventsScreen.stories.tsx';
import { EventsScreen } from './EventsScreen.tsx';

const meta = {
  title: 'Screens/Events',
  component: EventsScreen,
  ...inMemberShell(
    {
      path: '/events',
      title: ({ navigation }) => navigation.titles.eventsAt('The Orrery, London'),
    },
    {
      modes: { desktop: ['OneKind', 'EmptyMonth', 'ManyAtFirst'], light: ['MonthsStrip'] },
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: readyEvents,
    onMonth: fn(),
    onRetry: fn(),
    supportHref: '/account/support',
  },
} satisfies Meta<typeof EventsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the title names the venue, and the spotlight event comes first. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'What’s On at The Orrery, London',
    );
    const [first] = within(canvas.getByRole('main')).getAllByRole('article');
    await expect(first).toHaveTextContent('In the spotlight');
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'January 2027');
    await expect(args.onMonth).toHaveBeenCalledWith('2027-01');
  },
};

/** Series name their rule, count dates without one, and are open if the member goes to a later date. */
export const Series: Story = {
  args: {
    state: events({
      spotlight: null,
      events: [monthlyTrio, trioButMarch, weeklyTrio, irregularTrio, trioSeries].map(
        (series, index) => ({
          ...series,
          id: `series-${index}`,
          laterDates: series.laterDates?.map((date) => ({ ...date, id: `${index}-${date.id}` })),
        }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    for (const rule of [
      'Last Thursday of the month',
      'Last Thursday of the month, except March',
      'Every Thursday',
      '2 more dates',
    ]) {
      await expect(canvas.getAllByText(rule)[0]).toBeVisible();
    }
    const going = { name: /^Thursday 28\sJanuary\s2027\s*You are going$/ };
    await expect(canvas.getByRole('link', going)).toBeVisible();
  },
};

/** Each button adds a kind of events, or removes it. The end of the list announces the number. */
export const Kinds: Story = {
  args: { state: events({ events: manyEvents.slice(0, 6) }) },
  play: plays(
    inside('group', 'Kinds of events', lists('button', 'Music', 'Cards', 'Sport')),
    says('status', '6 of 6 events'),
    presses('Cards'),
    says('status', '2 of 2 events'),
    hasNo('link', 'Ringside'),
    presses('Sport'),
    says('status', '4 of 4 events'),
    presses('Cards'),
    presses('Sport'),
    says('status', '6 of 6 events'),
  ),
};
export const OneKind: Story = { ...Kinds, play: presses('Cards') };
export const EmptyMonth: Story = {
  tags: ['empty'],
  args: { state: events({ month: '2027-03', spotlight: null, events: [] }) },
  play: plays(shows('Nothing on in March 2027'), presses('Show all months', 'onMonth', null)),
};
export const Empty: Story = {
  tags: ['empty'],
  args: { state: { status: 'empty', venueName: 'The Orrery, London' } },
};
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
export const Offline: Story = { ...asLastSeen(), tags: ['offline'] };

/** §4: a temporary membership has no venue and no events, and the page says so. */
export const NoVenue: Story = {
  tags: ['empty'],
  args: { state: { status: 'no-venue' } },
  play: shows(/If your membership is temporary/),
};
export const LongWords: Story = {
  args: { state: events({ spotlight: longEvent, events: [longEvent] }) },
};

/** Each page shows whole months and at least eight events. */
export const Many: Story = {
  args: { state: events({ events: manyEvents }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 of 36 events')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more events' }));
    const count = canvas.getByText('18 of 36 events');
    await expect(count.closest('[role=status]')).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'May 2027' })).toBeVisible();
  },
};
export const ManyAtFirst: Story = { args: { state: events({ events: manyEvents }) } };

/**
 * On a large window, the strip beside the diary marks the month in view. A link of it shows its month, also one that the page
 * does not show yet.
 */
export const MonthsStrip: Story = {
  args: { layout: 'desktop', state: events({ events: manyEvents }) },
  globals: overviewView,
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('navigation', { name: 'Months' }));
    const current = () =>
      strip.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(strip.getAllByRole('link')).toHaveLength(12);
    await expect(current()).toEqual([strip.getByRole('link', { name: 'December 2026' })]);
    const reducedMotion = spyOn(window, 'matchMedia');
    reducedMotion.mockReturnValue({ matches: true } as MediaQueryList);
    const scroll = spyOn(Element.prototype, 'scrollIntoView');
    await expect(canvas.queryByRole('heading', { name: 'May 2027' })).not.toBeInTheDocument();
    strip.getByRole('link', { name: 'May 2027' }).focus();
    await userEvent.keyboard('{Enter}');
    const may = canvas.getByRole('region', { name: 'May 2027' });
    await expect(may).toHaveFocus();
    await waitFor(
      async () => {
        await expect(window.scrollY).toBeGreaterThan(0);
        await expect(may.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
        await expect(current()).toEqual([strip.getByRole('link', { name: 'May 2027' })]);
      },
      { timeout: 5_000 },
    );
    await expect(scroll).toHaveBeenCalledWith({ behavior: 'auto' });
    reducedMotion.mockRestore();
    scroll.mockRestore();
    window.scrollTo(0, 0);
    await waitFor(() =>
      expect(current()).toEqual([strip.getByRole('link', { name: 'December 2026' })]),
    );
  },
};
