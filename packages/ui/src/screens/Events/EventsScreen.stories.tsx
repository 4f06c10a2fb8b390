import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  irregularTrio,
  longEvent,
  monthlyTrio,
  trioSeries,
  weeklyTrio,
} from '../../components/EventCard/event.fixtures.ts';
import { asLastSeen } from '../../stories/asLastSeen.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { plays, presses, shows } from '../../stories/steps.ts';
import { inMemberShell } from '../../stories/storyFrames.tsx';
import { overviewView } from '../../stories/views.ts';
import { FAILED } from '../shared/failed.fixtures.ts';
import { manyEvents, readyEvents } from './Events.fixtures.ts';
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
      modes: { desktop: ['OneKind', 'EmptyMonth', 'ManyAtFirst'] },
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
      "What's On at The Orrery, London",
    );
    const [first] = within(canvas.getByRole('main')).getAllByRole('article');
    await expect(first).toHaveTextContent('In the spotlight');
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'January 2027');
    await expect(args.onMonth).toHaveBeenCalledWith('2027-01');
  },
};

/** A series names its rule, and opens its later dates. */
export const MonthlySeries: Story = {
  args: { state: { ...readyEvents, spotlight: null, events: [monthlyTrio] } },
  play: async ({ canvas }) => {
    const date = { name: 'Thursday 31 December 2026', hidden: true };
    await expect(canvas.getByRole('link', date)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Last Thursday of the month'));
    await expect(canvas.getByRole('link', date)).toBeVisible();
    await userEvent.click(canvas.getByText('Last Thursday of the month'));
    await expect(canvas.getByRole('link', date)).not.toBeVisible();
  },
};

export const WeeklySeries: Story = {
  args: { state: { ...readyEvents, spotlight: null, events: [weeklyTrio] } },
  play: shows('Every Thursday'),
};

/** Dates without a rule are counted. */
export const IrregularSeries: Story = {
  args: { state: { ...readyEvents, spotlight: null, events: [irregularTrio] } },
  play: shows('2 more dates'),
};

/** The member is going to a later date, so the dates are open. */
export const GoingToSeries: Story = {
  args: { state: { ...readyEvents, spotlight: null, events: [trioSeries] } },
  play: async ({ canvas }) => {
    const date = canvas.getByRole('link', { name: /^Thursday 28 January 2027\s*You are going$/ });
    await expect(date).toBeVisible();
  },
};

const pressed = (name: string) => ({ name, pressed: true });

/** Each button adds a kind of events, or removes it. The end of the list announces the number. */
export const Kinds: Story = {
  args: { state: { ...readyEvents, events: manyEvents.slice(0, 6) } },
  play: async ({ canvas }) => {
    const kinds = within(canvas.getByRole('group', { name: 'Kinds of events' }));
    const names = kinds.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Music', 'Cards', 'Sport']);
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 6 events');

    await userEvent.click(kinds.getByRole('button', { name: 'Cards' }));
    await expect(kinds.getByRole('button', pressed('Cards'))).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 events');
    await expect(canvas.queryByRole('link', { name: 'Ringside' })).not.toBeInTheDocument();

    await userEvent.click(kinds.getByRole('button', { name: 'Sport' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 events');
    await userEvent.click(kinds.getByRole('button', pressed('Cards')));
    await userEvent.click(kinds.getByRole('button', pressed('Sport')));
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 6 events');
  },
};
/** One kind is chosen. */
export const OneKind: Story = { ...Kinds, play: presses('Cards') };

export const EmptyMonth: Story = {
  args: { state: { ...readyEvents, month: '2027-03', spotlight: null, events: [] } },
  play: plays(shows('Nothing on in March 2027'), presses('Show all months', 'onMonth', null)),
};

export const Empty: Story = {
  args: { state: { status: 'empty', venueName: 'The Orrery, London' } },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: FAILED }, play: presses('Try again', 'onRetry') };
export const Unsaved: Story = { args: { state: { status: 'unsaved' } } };
export const Offline: Story = asLastSeen();

/** §4: a temporary membership has no venue and no events, and the page says so. */
export const NoVenue: Story = {
  args: { state: { status: 'no-venue' } },
  play: shows(/A temporary membership has none/),
};

export const LongWords: Story = {
  args: { state: { ...readyEvents, spotlight: longEvent, events: [longEvent] } },
};

/** Each page shows whole months and at least eight events. */
export const Many: Story = {
  args: { state: { ...readyEvents, events: manyEvents } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 of 36 events')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'March 2027' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more events' }));
    const count = canvas.getByText('18 of 36 events');
    await expect(count.closest('[role=status]')).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'May 2027' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more events' }));
    await expect(canvas.getByText('27 of 36 events')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more events' }));
    await expect(canvas.getByText('36 of 36 events')).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Show more events' }),
    ).not.toBeInTheDocument();
  },
};
/** The first page, before "Show more". */
export const ManyAtFirst: Story = { args: { state: { ...readyEvents, events: manyEvents } } };

/**
 * On a large window, the strip beside the diary marks the month in view. A link of it shows its month, also one that the page
 * does not show yet.
 */
export const MonthsStrip: Story = {
  args: { layout: 'desktop', state: { ...readyEvents, events: manyEvents } },
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
export const MonthsStripLight: Story = {
  args: { layout: 'desktop', state: { ...readyEvents, events: manyEvents } },
  globals: { ...overviewView, scheme: 'light' },
};
