import { expect, it } from 'vitest';
import { Plans } from '../../screens/Home/Plans.tsx';
import { readyQr } from '../../screens/OfferDetails/OfferDetails.fixtures.ts';
import { OfferDetailsScreen } from '../../screens/OfferDetails/OfferDetailsScreen.tsx';
import { atStage } from '../../screens/SpinTheWheel/SpinTheWheel.fixtures.ts';
import type { SpinStage } from '../../screens/SpinTheWheel/SpinTheWheel.types.ts';
import { SpinTheWheelScreen } from '../../screens/SpinTheWheel/SpinTheWheelScreen.tsx';
import { OfferTicket } from '../../screens/shared/OfferTicket.tsx';
import { GameList } from '../GameList/GameList.tsx';
import { PlayList } from '../PlayList/PlayList.tsx';
import { wonPlay } from '../PlayList/play.fixtures.ts';
import { describeLangs, langsIn, markupIn } from './useLang.fixtures.tsx';

const nothing = () => {};

const offer = {
  id: 'dinner',
  href: '/offers/dinner',
  title: '双人晚餐',
  summary: '每人两道菜。',
  category: 'dining',
  status: 'available',
  valuePence: null,
  validFrom: '2026-11-01T00:00:00Z',
  validUntil: '2026-12-01T00:00:00Z',
} as const;

const details = {
  ...offer,
  terms: '须年满十八岁。',
  howToRedeem: ['请先订座。', '出示代码。'],
  code: 'DINE-1',
};

const game = {
  id: 'wheel',
  name: '新春转盘',
  href: '/games/wheel',
  startsAt: '2026-11-14T00:00:00Z',
  endsAt: '2026-12-06T00:00:00Z',
  chance: { kind: 'spin' },
} as const;

const event = {
  id: 'new-year',
  href: '/events/new-year',
  title: '新春之夜',
  summary: '',
  place: '',
  kind: 'season',
  startsAt: '2026-11-24T19:00:00Z',
  endsAt: '2026-11-24T23:00:00Z',
  timeZone: 'Europe/London',
  standing: 'rsvp',
} as const;

const slotsPlay = { productTypes: ['casino'], freeChoice: false, wageringTimes: 0 } as const;
const prize = { win: true, weight: 1, left: null, incentive: slotsPlay };
const result = { prize: 1, prizeName: '十英镑', nextOn: null, voucherHref: '/offers/spin-1' };

function wheel(stage: SpinStage, locale?: string) {
  const state = atStage(stage, {
    game: { ...game, locale },
    prizes: [
      { ...prize, number: 1, name: '十英镑', locale },
      { ...prize, number: 2, name: '二十英镑', locale },
    ],
  });
  const actions = { onRetry: nothing, onOptIn: nothing, onSpin: nothing, onCheck: nothing };
  return (
    <SpinTheWheelScreen layout="mobile" state={state} homeHref="/" {...actions} onRest={nothing} />
  );
}

describeLangs([
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
        state={{ status: 'ready', offer: { ...details, locale }, holder: 'Regina', qr: readyQr }}
        offersHref="/offers"
        onRetry={nothing}
      />
    ),
    [offer.title, offer.summary, details.terms, ...details.howToRedeem],
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
    (locale) => wheel({ kind: 'ready', failed: false }, locale),
    [game.name, '十英镑', '二十英镑'],
  ],
  [
    'a play',
    (locale) => (
      <PlayList
        state={{
          status: 'ready',
          plays: [
            { ...wonPlay, gameName: game.name, gameLocale: locale, prizeName: '十英镑', locale },
          ],
        }}
        onRetry={nothing}
        onCheck={nothing}
      />
    ),
    [game.name, '十英镑'],
  ],
]);

it.each([
  [
    'won',
    '<h2>You have won: <span lang="zh-Hans">十英镑</span></h2>',
    '<h2>You have won: 十英镑</h2>',
  ],
  [
    'played-won',
    '<p><span lang="zh-Hans">十英镑</span> is yours, and your voucher is waiting.</p>',
    '<p>十英镑 is yours, and your voucher is waiting.</p>',
  ],
] as const)('only the prize of a sentence states its language, %s', (kind, marked, plain) => {
  const shown = wheel({ kind, ...result, locale: 'zh-Hans' });
  expect(markupIn('en-GB', shown)).toContain(marked);
  expect(markupIn('zh-Hans', shown)).toContain(plain);
});

it('the gambling terms name the prizes in their language', () => {
  const stage = { kind: 'ready', failed: false } as const;
  expect(markupIn('en-GB', wheel(stage, 'zh-Hans'))).toContain(
    '<b><span lang="zh-Hans">十英镑 · 二十英镑</span>:</b>',
  );
});

it('no prize is in our words', () => {
  const lost = { ...wonPlay, win: false, locale: 'zh-Hans' };
  const list = (
    <PlayList state={{ status: 'ready', plays: [lost] }} onRetry={nothing} onCheck={nothing} />
  );
  const langs = langsIn(markupIn('en-GB', list));
  expect([langs.has('No prize'), langs.get('No prize')]).toEqual([true, undefined]);
});
