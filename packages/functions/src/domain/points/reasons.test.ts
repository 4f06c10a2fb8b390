import { expect, it } from 'vitest';
import type { PointsRule } from '../../contract/points/summary.ts';
import { endedBefore, endReason, reasonIn, TAKEN_BACK, TIER_RESTART } from './reasons.ts';

const days = (count: number) => ({
  tierPeriod: null,
  lotAgeDays: count,
  noVisitDays: count,
  noRedemptionDays: count,
});
const end = (rule: PointsRule, count = 365) =>
  endReason(rule, days(count) as unknown as Parameters<typeof endReason>[1]);

it.each([
  [
    end('lot-age', 1),
    'These points expired 1 day after you earned them.',
    '这些积分在获得 1 天后到期。',
  ],
  [
    end('lot-age'),
    'These points expired 365 days after you earned them.',
    '这些积分在获得 365 天后到期。',
  ],
  [
    end('no-visit', 1_200),
    'These points expired after 1,200 days without a visit.',
    '因 1,200 天未曾光临，这些积分已到期。',
  ],
  [
    end('no-redemption', 90),
    'These points expired after 90 days without spending any.',
    '因 90 天未使用任何积分，这些积分已到期。',
  ],
  [
    end('period-end'),
    'These points expired with the period in which you could spend them.',
    '这些积分已随其可使用的周期到期。',
  ],
  [
    endedBefore('2026-09-30'),
    'These points expired on 30 September 2026, before we could book them.',
    '这些积分已于2026年9月30日到期，当时尚未入账。',
  ],
  [
    TAKEN_BACK,
    'This takes back an earlier booking, which was a mistake.',
    '此项撤回一笔有误的入账。',
  ],
  [
    TIER_RESTART,
    'A new tier period began. Tier points start again at 0.',
    '新的等级周期已开始。等级积分从 0 重新累计。',
  ],
])(
  'the reason "%s" is stored in English, and shown in the language of the reader',
  (reason, english, chinese) => {
    expect(reason).toBe(english);
    expect(reasonIn(reason, 'en-GB')).toBe(english);
    expect(reasonIn(reason, 'zh-Hans')).toBe(chinese);
  },
);

it.each([
  'Dinner at Violet',
  '',
  'These points ended.',
  'These points expired on 30 Foo 2026, before we could book them.',
])('the group’s reason "%s" stays', (reason) => {
  expect(reasonIn(reason, 'zh-Hans')).toBe(reason);
});

it.each([
  ['These points ended 365 days after you earned them.', '这些积分在获得 365 天后到期。'],
  ['These points ended after 90 days without a visit.', '因 90 天未曾光临，这些积分已到期。'],
  [
    'These points ended after 90 days without spending any.',
    '因 90 天未使用任何积分，这些积分已到期。',
  ],
  [
    'These points ended with the period in which they could be spent.',
    '这些积分已随其可使用的周期到期。',
  ],
  [
    'The last day of these points was 30 September 2026, before they were booked.',
    '这些积分已于2026年9月30日到期，当时尚未入账。',
  ],
])('a line that was stored with the earlier words "%s" is recognised', (reason, chinese) => {
  expect(reasonIn(reason, 'zh-Hans')).toBe(chinese);
});
