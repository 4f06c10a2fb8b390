// Long because home has the most states of all screens.

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { VenueArtwork } from '../../artwork/VenueArtwork.tsx';
import { byTier } from '../../stories/modes/byTier.ts';
import { ownPhone } from '../../stories/ownDocument.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { hasNo, hides, links, plays, presses, repeats, says, shows } from '../../stories/steps.ts';
import { inMemberShell } from '../../stories/storyFrames.tsx';
import { desktopView } from '../../stories/views.ts';
import { EveningWords } from '../shared/EveningWords.tsx';
import { CardIndex } from './CardIndex.tsx';
import { EndingPointsNote, type EndingPointsNoteProps } from './EndingPointsNote.tsx';
import {
  agedHome,
  climbing,
  endingSoon,
  failed,
  home,
  longNamedMember,
  newHome,
  newMember,
  promotionFree,
  readyHome,
  tenMillion,
  venue,
} from './Home.fixtures.ts';
import * as stories from './HomeScreen.stories.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const earlier = { at: '2026-11-20T19:30:00Z', withDate: true };

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  ...inMemberShell(
    { path: '/' },
    {
      modes: {
        widest: ['WalletDesktop'],
        desktop: ['VenueTonight', 'NoOffers', 'PointsEnd', 'NewMember', 'TenMillionAce'],
        'desktop-light': ['Jack'],
        light: ['PointsEnd'],
        'desktop-right-to-left': ['Jack'],
      },
      everyTier: byTier((tier) => ({ state: readyHome(tier) })),
      keyStates: ['Jack', 'WalletDesktop', 'Loading', 'Failed', 'NoOffers', 'Kept'],
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: readyHome('jack'),
    offersHref: '/offers',
    eventsHref: '/events',
    benefitsHref: '/benefits',
    venueHref: '/my-casino',
    venueHouse: <VenueArtwork seed="orrery" />,
    pointsHref: '/points',
    settingsHref: '/settings',
    onCardTurn: fn(),
    onRetry: fn(),
    onRetryOffers: fn(),
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Jack: Story = {};

/** The line below the greeting leads to the casino. It has only the name if the opening is not known. */
export const VenueUnknownOpening: Story = {
  args: { state: home({ venue: { ...venue, opening: null } }) },
  play: links(venue.name, '/my-casino'),
};
/** The house loads after the page. Its space is kept. */
export const VenueHouseLoading: Story = {
  tags: ['loading'],
  args: { venueHouse: undefined, isVenueHouseLoading: true },
};
/** The line ends with what is on this evening. */
export const VenueTonight: Story = {
  args: {
    venueNow: (
      <EveningWords>Tonight: The Night the Clocks Change, 22:00 · kitchen until 23:00</EveningWords>
    ),
  },
};
/** The card in the window hides its index. */
export const IndexHidden: Story = {
  tags: ['!autodocs'],
  args: { cardIndex: CardIndex },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Show code/ })).toHaveLength(1);
  },
};

/** A busy browser reports at once that the card was in the window and left it. */
export const IndexReportedLate: Story = {
  tags: ['!dev', '!autodocs'],
  args: { cardIndex: CardIndex },
  beforeEach: () => {
    const changes = [true, false].map((isIntersecting) => ({
      isIntersecting,
      boundingClientRect: new DOMRect(0, -300, 390, 250),
    }));
    const busyObserver = (report: (entries: unknown) => void) => ({
      observe: () => report(changes),
      disconnect: () => {},
    });
    spyOn(window, 'IntersectionObserver').mockImplementation(busyObserver as never);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Show code/ })).toHaveLength(2);
  },
};

/** The card above the window leaves its index, which shows the code. */
export const Index: Story = {
  args: { cardIndex: CardIndex },
  play: async ({ args, canvas, canvasElement }) => {
    // Tests draw the whole page in one window.
    canvasElement.style.minBlockSize = '400vh';
    window.scrollTo(0, 900);
    const name = /points to spend ?Show code/;
    const index = await canvas.findByRole('button', { name }, { timeout: 10_000 });
    await userEvent.click(index);
    await waitFor(() => expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible());
    await expect(args.onCardTurn).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Show card' }));
    await waitFor(() => expect(index).toHaveFocus());
    canvasElement.style.minBlockSize = '';
  },
};

/** The top tier has no cap, no next tier and no bar. */
export const Ace: Story = {
  args: { state: readyHome('ace') },
  globals: { tier: 'ace' },
  play: plays(hasNo('progressbar'), links('See all your benefits', '/benefits')),
};
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: failed },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
export const OffersLoading: Story = {
  tags: ['loading'],
  args: { state: home({ offers: { status: 'loading' } }) },
};

/** The rest of the page renders if the offers fail. */
export const OffersFailed: Story = {
  tags: ['error'],
  args: { state: home({ offers: failed }) },
  play: plays(shows('Reward balance'), presses('Try again', 'onRetryOffers')),
};
export const NoOffers: Story = {
  tags: ['empty'],
  args: { state: home({ offers: { status: 'empty' } }) },
};

/** Figures of another day: the card and the tier show their date and time. */
export const Kept: Story = {
  args: { state: agedHome('jack', earlier) },
  play: repeats('As of Fri 20 Nov, 19:30', 2),
};

/** Figures of an open page that are older than ten minutes. */
export const Aged: Story = {
  args: { state: agedHome('ace', { ...earlier, withDate: false }) },
  globals: { tier: 'ace' },
};

/** On a phone, the code fills the screen. The app keeps the screen awake meanwhile. */
export const CardTurned: Story = {
  parameters: ownPhone,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Show code' });
    opener.focus();
    // The frame of the tap does not wait for the dialog. A second tap before it opens nothing more.
    opener.click();
    opener.click();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const sheet = await canvas.findByRole('dialog', { name: 'Membership number' });
    const code = within(sheet).getByRole('img', { name: /QR code of your membership number/ });
    await waitFor(() => expect(code).toBeVisible());
    await expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(280);
    await expect(args.onCardTurn).toHaveBeenCalledOnce();
    await expect(args.onCardTurn).toHaveBeenLastCalledWith(true);
    await expect(within(sheet).getByRole('button', { name: 'Show card' })).toHaveFocus();
  },
};

/** Esc hides it at once. It closes a frame later, once, and the focus returns. */
export const CodeCloses: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await CardTurned.play?.(context);
    const { args, canvasElement } = context;
    const page = within(canvasElement);
    const sheet = page.getByRole('dialog', { name: 'Membership number' });
    const pressEsc = () => sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    pressEsc();
    await waitFor(() =>
      expect(sheet.hasAttribute('open') && getComputedStyle(sheet).opacity === '0').toBe(true),
    );
    pressEsc();
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
    await expect(args.onCardTurn).toHaveBeenCalledTimes(2);
    await expect(args.onCardTurn).toHaveBeenLastCalledWith(false);
    await expect(page.getByRole('button', { name: 'Show code' })).toHaveFocus();
  },
};
export const CardTurnedDesktop: Story = {
  globals: desktopView,
  args: { layout: 'desktop' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show code' }));
    await expect(
      canvas.getByRole('img', { name: /QR code of your membership number/ }),
    ).toBeVisible();
    await expect(args.onCardTurn).toHaveBeenLastCalledWith(true);
  },
};

/** The group offers wallets: a phone opens the card itself. */
export const Wallet: Story = {
  args: {
    wallet: { stores: ['apple'], state: { status: 'offered' }, onAdd: fn(), onDismiss: fn() },
  },
};
/**
 * A desktop shows a code for the phone. The buttons have a surface of their own, because on the widest window the hero is
 * behind them.
 */
export const WalletDesktop: Story = {
  globals: desktopView,
  args: {
    layout: 'desktop',
    wallet: {
      stores: ['apple', 'google'],
      state: { status: 'offered' },
      asCode: true,
      onAdd: fn(),
    },
  },
};

/** The note about points that end, in the layout of the page. */
const withNote = (
  note: Omit<EndingPointsNoteProps, 'layout' | 'pointsHref'>,
): NonNullable<Story['render']> =>
  function WithNote(args) {
    const reminder = <EndingPointsNote {...note} layout={args.layout} pointsHref="/points" />;
    return <HomeScreen {...args} reminder={reminder} />;
  };

/** Points to spend end within thirty days: a quiet line, on a desktop with the rule and what prevents it. */
export const PointsEnd: Story = {
  render: withNote({ invites: true, reminder: endingSoon }),
  play: shows(/^640 points expire on/),
};

/** A group that sends one date for the whole balance. */
export const PointsSpendBy: Story = {
  render: withNote({ invites: true, reminder: { spendBy: '2027-03-31' } }),
  play: links(/^Use your points to spend by/, '/points'),
};

/** In promotion-free mode, the note is service information: it does not invite to a visit. */
export const PointsEndPromotionFree: Story = {
  args: { layout: 'desktop', state: home(promotionFree) },
  globals: desktopView,
  render: withNote({ invites: false, reminder: endingSoon }),
  play: plays(shows(/180 days without a visit\.$/), hides(/A visit keeps them/)),
};
export const NewMember: Story = {
  args: { state: newHome },
  play: says('heading', 'Welcome, Jack', 1),
};

/** The first visit on a device: the member loads before the benefits and the events. */
export const EventsLoading: Story = {
  tags: ['loading'],
  args: { state: home({ spotlight: 'loading', events: [], gains: 'loading' }) },
};

/** The tier points complete the tier, and the tier has not changed yet. */
export const TierFull: Story = {
  args: { state: home({ member: { ...newMember, standing: climbing(18_250, 18_000, 'queen') } }) },
};

/** Ten million points of both kinds, in a tier with a cap and in the top tier. */
export const TenMillion: Story = {
  args: { state: tenMillion('king-of-spades', climbing(10_000_000, 12_000_000, 'ace')) },
  globals: { tier: 'king-of-spades' },
};
export const TenMillionAce: Story = {
  args: { state: tenMillion('ace', { kind: 'top', points: 10_000_000 }) },
  globals: { tier: 'ace' },
};
export const LongWords: Story = {
  args: { state: { ...readyHome('queen-of-spades'), member: longNamedMember } },
  globals: { tier: 'queen-of-spades' },
};

/** Offers, games and online gaming are hidden. A note gives the reason and links to the setting. */
export const PromotionFree: Story = {
  args: { state: { ...readyHome('queen-of-spades'), ...promotionFree } },
};
