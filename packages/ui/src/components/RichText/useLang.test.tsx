import { expect, it } from 'vitest';
import { EventContent } from '../../screens/EventDetails/EventContent.tsx';
import { EventRow } from '../../screens/Events/EventRow.tsx';
import { TierGains } from '../../screens/Home/TierGains.tsx';
import { VenueGuide } from '../../screens/MyCasino/VenueGuide.tsx';
import { RestaurantGuide } from '../../screens/Restaurant/RestaurantGuide.tsx';
import { BenefitComparison } from '../BenefitComparison/BenefitComparison.tsx';
import { BenefitList } from '../BenefitList/BenefitList.tsx';
import { EventCard } from '../EventCard/EventCard.tsx';
import { PromotionCard } from '../PromotionCard/PromotionCard.tsx';
import { Spotlight } from '../Spotlight/Spotlight.tsx';
import { describeLangs, markupIn, type Place } from './useLang.fixtures.tsx';

const nothing = () => {};

const event = {
  title: '新春之夜',
  summary: '舞狮与晚宴。',
  place: '大厅',
  terms: '须年满十八岁。',
  description: '<p>七点入席。</p>',
  id: 'new-year',
  href: '/events/new-year',
  kind: 'season',
  startsAt: '2027-02-06T19:00:00Z',
  endsAt: '2027-02-06T23:00:00Z',
  timeZone: 'Europe/London',
  standing: 'rsvp',
  venueName: 'The Orrery, London',
} as const;

const facts = {
  emblem: 'orrery',
  intro: '欢迎光临。',
  openingHours: [{ days: '每天', hours: '十二点至四点' }],
  telephone: '020 7946 0106',
};

const menu = (name: string) => ({
  name,
  note: '六点起',
  sections: [
    {
      name: '前菜',
      kind: 'starter' as const,
      dishes: [{ name: '春卷', description: '配甜酱', pricePence: 850, kcal: null, diets: [] }],
    },
  ],
});

const restaurant = {
  ...facts,
  name: 'Meridian',
  place: '一楼',
  telephoneHours: '中午起接听',
  booking: '请来电订座。',
};

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
  rules: ['请出示证件。'],
};

const benefit = { id: 'tea', category: 'drinks' as const, title: '下午茶', text: '每天一次。' };
const FACTS = ['欢迎光临。', '每天', '十二点至四点'];
const MENU = ['六点起', '前菜', '春卷', '配甜酱'];
const DISHES = ['一楼', '中午起接听', '请来电订座。', ...FACTS, ...MENU];

const PLACES: readonly Place[] = [
  [
    'an event in a list',
    (locale) => <EventCard event={{ ...event, locale }} />,
    ['新春之夜', '舞狮与晚宴。', '大厅'],
  ],
  [
    'an event in the diary',
    (locale) => <EventRow event={{ ...event, locale }} />,
    ['新春之夜', '大厅'],
  ],
  [
    'the spotlight',
    (locale) => <Spotlight event={{ ...event, locale }} />,
    ['新春之夜', '舞狮与晚宴。'],
  ],
  [
    'a promotion',
    (locale) => <PromotionCard promotion={{ ...event, locale, standing: 'on' }} />,
    ['新春之夜', '舞狮与晚宴。 大厅.', '须年满十八岁。'],
  ],
  [
    'the page of an event',
    (locale) => (
      <EventContent
        layout="mobile"
        event={{ ...event, address: [], mapUrl: '', locale }}
        rsvp={{ kind: 'none' }}
        kicker=""
        canShare={false}
        onRsvp={nothing}
        onAddToCalendar={nothing}
        onShare={nothing}
      />
    ),
    ['新春之夜', '舞狮与晚宴。', '大厅', '须年满十八岁。'],
  ],
  [
    'a restaurant with a menu',
    (locale) => (
      <RestaurantGuide
        layout="mobile"
        restaurant={{ ...restaurant, locale, menus: [menu('晚餐')] }}
      />
    ),
    [...DISHES, '晚餐'],
  ],
  [
    'a restaurant with two menus',
    (locale) => (
      <RestaurantGuide
        layout="mobile"
        restaurant={{ ...restaurant, locale, menus: [menu('晚餐'), menu('午餐')] }}
      />
    ),
    [...DISHES, '晚餐', '午餐'],
  ],
  [
    'a casino',
    (locale) => (
      <VenueGuide layout="mobile" venue={{ ...venue, locale }} otherVenues={[]} links={[]} />
    ),
    [...FACTS, '请出示证件。'],
  ],
  [
    'the benefits of a tier',
    (locale) => <BenefitList label="Benefits" items={[{ ...benefit, gives: '免费', locale }]} />,
    ['下午茶', '每天一次。', '免费'],
  ],
  [
    'the benefits of two tiers',
    (locale) => (
      <BenefitComparison
        tiers={[
          { tier: 'jack', name: 'Jack', own: true },
          { tier: 'ace', name: 'Ace', own: false },
        ]}
        benefits={[{ ...benefit, locale, gives: { jack: null, ace: '免费' } as never }]}
        labels={{ caption: 'Tiers', benefit: 'Benefit', own: 'Yours', none: 'None' }}
      />
    ),
    ['下午茶', '免费'],
  ],
  [
    'the gains of a tier on home',
    (locale) => <TierGains title="Next" gains={[{ ...benefit, gives: '免费', locale }]} />,
    ['下午茶', '免费'],
  ],
];

describeLangs(PLACES);

it('a text in HTML states its language before it is loaded', () => {
  const [, show] = PLACES.find(([name]) => name === 'the page of an event') ?? [];
  expect(markupIn('en-GB', show?.('zh-Hans'))).toMatch(/<div lang="zh-Hans" hidden=""/);
});

it('only the title of an event of the evening states its language', () => {
  const tonight = { ...event, locale: 'zh-Hans', hasBegun: false };
  const shown = (page: string) =>
    markupIn(
      page,
      <VenueGuide
        layout="mobile"
        venue={{ ...venue, locale: page, tonight, kitchenUntil: '22:00' }}
        otherVenues={[]}
        links={[]}
      />,
    );
  const { title } = event;
  expect(shown('en-GB')).toMatch(
    new RegExp(
      `Tonight: <span lang="zh-Hans">${title}</span>, \\d\\d:\\d\\d · kitchen until 22:00`,
    ),
  );
  expect(shown('zh-Hans')).toMatch(new RegExp(`Tonight: ${title}, .* · kitchen until 22:00`));
});
