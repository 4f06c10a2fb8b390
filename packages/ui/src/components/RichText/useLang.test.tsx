import { expect, it } from 'vitest';
import { readyBenefits } from '../../screens/Benefits/Benefits.fixtures.ts';
import { EventContent } from '../../screens/EventDetails/EventContent.tsx';
import { EventRow } from '../../screens/Events/EventRow.tsx';
import { Plans } from '../../screens/Home/Plans.tsx';
import { TierGains } from '../../screens/Home/TierGains.tsx';
import { VenueGuide } from '../../screens/MyCasino/VenueGuide.tsx';
import {
  dinnerDetails as offer,
  readyQr,
} from '../../screens/OfferDetails/OfferDetails.fixtures.ts';
import { OfferDetailsScreen } from '../../screens/OfferDetails/OfferDetailsScreen.tsx';
import { RestaurantGuide } from '../../screens/Restaurant/RestaurantGuide.tsx';
import { atStage, prizesToday, stages } from '../../screens/SpinTheWheel/SpinTheWheel.fixtures.ts';
import type { SpinStage } from '../../screens/SpinTheWheel/SpinTheWheel.types.ts';
import { SpinTheWheelScreen } from '../../screens/SpinTheWheel/SpinTheWheelScreen.tsx';
import { OfferTicket } from '../../screens/shared/OfferTicket.tsx';
import { Records } from '../../screens/TillDay/Records.tsx';
import { Redemptions } from '../../screens/TillDay/Redemptions.tsx';
import { dayStates } from '../../screens/TillDay/TillDay.fixtures.ts';
import { AnswerDetails } from '../../screens/TillScan/AnswerDetails.tsx';
import { CheckingPanel } from '../../screens/TillScan/CheckingPanel.tsx';
import { ScanSlots } from '../../screens/TillScan/ScanSlots.tsx';
import { DRINK as voucher } from '../../screens/TillScan/TillScan.fixtures.tsx';
import { BenefitComparison } from '../BenefitComparison/BenefitComparison.tsx';
import { BenefitList } from '../BenefitList/BenefitList.tsx';
import { EventCard } from '../EventCard/EventCard.tsx';
import { maskedBall as event } from '../EventCard/event.fixtures.ts';
import { GameList } from '../GameList/GameList.tsx';
import { toSpin as game } from '../GameList/game.fixtures.ts';
import { PlayList } from '../PlayList/PlayList.tsx';
import { lostPlay, wonPlay } from '../PlayList/play.fixtures.ts';
import { PromotionCard } from '../PromotionCard/PromotionCard.tsx';
import { doublePoints } from '../PromotionCard/promotion.fixtures.ts';
import { evening, guestMenu } from '../RestaurantMenu/menu.fixtures.ts';
import type { Menu } from '../RestaurantMenu/menu.types.ts';
import { Spotlight } from '../Spotlight/Spotlight.tsx';
import { describeLangs, langsIn, markupIn } from './useLang.fixtures.tsx';

const nothing = () => {};

const facts = {
  emblem: 'orrery',
  intro: 'Welcome.',
  openingHours: [{ days: 'Daily', hours: 'Noon to four' }],
  telephone: '020 7946 0106',
};
const FACTS = ['Welcome.', 'Daily', 'Noon to four'];

const venue = {
  ...facts,
  id: 6,
  name: 'The Orrery, London',
  address: [],
  mapUrl: 'https://maps.test/',
  opening: null,
  tonight: null,
  kitchenUntil: null,
  sky: 'night' as const,
  email: 'orrery@casino.test',
  rules: ['Bring your card.'],
};

const restaurant = {
  ...facts,
  name: 'Meridian',
  place: 'First floor',
  telephoneHours: 'From noon',
  booking: 'Please call.',
};
const DISHES = ['First floor', 'From noon', 'Please call.', ...FACTS];
const textsOf = ({ name, note, sections }: Menu) =>
  [
    name,
    note,
    ...sections.flatMap((each) => [each.name, ...each.dishes.flatMap(textsOfDish)]),
  ].filter(Boolean);
const textsOfDish = ({ name, description }: Menu['sections'][number]['dishes'][number]) => [
  name,
  description,
];

const { benefits, comparison } = readyBenefits('ace');
const GAINS = benefits.flatMap(({ title, gives }) => [title, gives]);

const { redemptions, records } = dayStates.Full;

/** Samples whose texts are in this language. */
const allIn = <T,>(samples: readonly T[], locale?: string) =>
  samples.map((each) => ({ ...each, locale }));

function eventPage(locale?: string) {
  const details = { venueName: '', address: [], mapUrl: '', terms: 'Adults only.', locale };
  return (
    <EventContent
      layout="mobile"
      event={{ ...event, description: '<p>A mask at the door.</p>', ...details }}
      rsvp={{ kind: 'none' }}
      kicker=""
      canShare={false}
      onRsvp={nothing}
      onAddToCalendar={nothing}
      onShare={nothing}
    />
  );
}

function restaurantWith(menus: readonly Menu[], locale?: string) {
  return <RestaurantGuide layout="mobile" restaurant={{ ...restaurant, locale, menus }} />;
}

function wheel(stage: SpinStage, locale?: string) {
  const state = atStage(stage, { game: { ...game, locale }, prizes: allIn(prizesToday, locale) });
  const actions = { onRetry: nothing, onOptIn: nothing, onSpin: nothing, onCheck: nothing };
  return (
    <SpinTheWheelScreen layout="mobile" state={state} homeHref="/" {...actions} onRest={nothing} />
  );
}

const plays = (...shown: readonly (typeof wonPlay)[]) => (
  <PlayList state={{ status: 'ready', plays: shown }} onRetry={nothing} onCheck={nothing} />
);

describeLangs([
  [
    'an event in a list',
    (locale) => <EventCard event={{ ...event, locale }} />,
    [event.title, event.summary, event.place],
  ],
  [
    'an event in the diary',
    (locale) => <EventRow event={{ ...event, locale }} />,
    [event.title, event.place],
  ],
  [
    'the spotlight',
    (locale) => <Spotlight event={{ ...event, locale }} />,
    [event.title, event.summary],
  ],
  [
    'a promotion',
    (locale) => <PromotionCard promotion={{ ...doublePoints, locale }} />,
    [
      doublePoints.title,
      `${doublePoints.summary} ${doublePoints.place}.`,
      String(doublePoints.terms),
    ],
  ],
  ['the page of an event', eventPage, [event.title, event.summary, event.place, 'Adults only.']],
  [
    'a restaurant with a menu',
    (locale) => restaurantWith([evening], locale),
    [...DISHES, ...textsOf(evening)],
  ],
  [
    'a restaurant with two menus',
    (locale) => restaurantWith([evening, guestMenu], locale),
    [...DISHES, ...textsOf(evening), guestMenu.name],
  ],
  [
    'a casino',
    (locale) => (
      <VenueGuide layout="mobile" venue={{ ...venue, locale }} otherVenues={[]} links={[]} />
    ),
    [...FACTS, ...venue.rules],
  ],
  [
    'the benefits of a tier',
    (locale) => <BenefitList label="Benefits" items={allIn(benefits, locale)} />,
    [...GAINS, ...benefits.map(({ text }) => text)],
  ],
  [
    'the benefits of two tiers',
    (locale) => (
      <BenefitComparison
        tiers={[
          { tier: 'jack', name: 'Jack', own: true },
          { tier: 'ace', name: 'Ace', own: false },
        ]}
        benefits={allIn(comparison, locale)}
        labels={{ caption: 'Tiers', benefit: 'Benefit', own: 'Yours', none: 'None' }}
      />
    ),
    GAINS,
  ],
  [
    'the gains of a tier on home',
    (locale) => <TierGains title="Next" gains={allIn(benefits, locale)} />,
    GAINS,
  ],
  [
    'an offer in a list',
    (locale) => <OfferTicket offer={{ ...offer, locale }} />,
    [offer.title, offer.summary],
  ],
  [
    'the page of an offer',
    (locale) => (
      <OfferDetailsScreen
        layout="mobile"
        state={{ status: 'ready', offer: { ...offer, locale }, holder: 'Regina', qr: readyQr }}
        offersHref="/offers"
        onRetry={nothing}
      />
    ),
    [offer.title, offer.summary, offer.terms, ...offer.howToRedeem],
  ],
  [
    'the plans of a member',
    (locale) => (
      <Plans
        plans={[
          { kind: 'offer', offer: { ...offer, locale } },
          { kind: 'game', game: { ...game, locale } },
          { kind: 'event', event: { ...event, locale } },
        ]}
      />
    ),
    [offer.title, game.name, event.title],
  ],
  ['a game in a list', (locale) => <GameList games={[{ ...game, locale }]} />, [game.name]],
  [
    'a wheel before the spin',
    (locale) => wheel(stages.ready, locale),
    [game.name, ...prizesToday.map(({ name }) => name)],
  ],
  [
    'a play',
    (locale) => plays({ ...wonPlay, gameLocale: locale, locale }),
    [wonPlay.gameName, wonPlay.prizeName],
  ],
  [
    'an answer of a till',
    (locale) => <AnswerDetails voucher={{ ...voucher, locale }} withChecks customerNumber={null} />,
    [voucher.title, voucher.summary],
  ],
  [
    'a scan of a till',
    (locale) => (
      <ScanSlots
        read={{ voucher: voucher.title, locale, customerNumber: null }}
        problem={null}
        scannerHref="/scanner"
        isOnline
        onLetters={nothing}
        onMemberNumber={nothing}
        onClear={nothing}
      />
    ),
    [voucher.title],
  ],
  [
    'a scan that a till checks',
    (locale) => <CheckingPanel read={{ voucher: voucher.title, locale, customerNumber: null }} />,
    [voucher.title],
  ],
  [
    'a redemption of a day',
    (locale) => (
      <Redemptions
        layout="mobile"
        redemptions={allIn(redemptions, locale)}
        takeBack={{ status: 'ready' }}
        onTakeBack={async () => {}}
      />
    ),
    redemptions.map((each) => each.voucher),
  ],
  [
    'a refused scan of a day',
    (locale) => <Records layout="mobile" title="" empty="" records={allIn(records, locale)} />,
    records.flatMap((each) => each.voucher ?? []),
  ],
]);

it('a text in HTML states its language before it is loaded', () => {
  expect(markupIn('en-GB', eventPage('zh-Hans'))).toMatch(/<div lang="zh-Hans" hidden=""/);
});

it('only the title of an event of the evening states its language', () => {
  const tonight = { ...event, locale: 'zh-Hans', hasBegun: false };
  const shown = (locale: string) => (
    <VenueGuide
      layout="mobile"
      venue={{ ...venue, locale, tonight, kitchenUntil: '22:00' }}
      otherVenues={[]}
      links={[]}
    />
  );
  const { title } = event;
  expect(markupIn('en-GB', shown('en-GB'))).toMatch(
    new RegExp(
      `Tonight: <span lang="zh-Hans">${title}</span>, \\d\\d:\\d\\d · kitchen until 22:00`,
    ),
  );
  expect(markupIn('zh-Hans', shown('zh-Hans'))).toMatch(
    new RegExp(`Tonight: ${title}, .* · kitchen until 22:00`),
  );
});

it.each([
  ['won', '<h2>You have won: PRIZE</h2>'],
  ['playedWon', '<p>PRIZE is yours, and your voucher is waiting.</p>'],
] as const)('only the prize of a sentence states its language, %s', (stage, sentence) => {
  const { prizeName } = stages[stage];
  const shown = wheel({ ...stages[stage], locale: 'zh-Hans' });
  const marked = sentence.replace('PRIZE', `<span lang="zh-Hans">${prizeName}</span>`);
  expect(markupIn('en-GB', shown)).toContain(marked);
  expect(markupIn('zh-Hans', shown)).toContain(sentence.replace('PRIZE', prizeName));
});

it('the gambling terms name the prizes in their language', () => {
  const names = prizesToday.flatMap(({ incentive, name }) => (incentive ? [name] : []));
  expect(markupIn('en-GB', wheel(stages.ready, 'zh-Hans'))).toContain(
    `<b><span lang="zh-Hans">${names.join(' · ')}</span>:</b>`,
  );
});

it('no prize is in our words', () => {
  const langs = langsIn(markupIn('en-GB', plays({ ...lostPlay, locale: 'zh-Hans' })));
  expect([langs.has('No prize'), langs.get('No prize')]).toEqual([true, undefined]);
});
