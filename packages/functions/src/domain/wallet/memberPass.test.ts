import { describe, expect, it } from 'vitest';
import type { Member } from '../../contract/member.ts';
import { memberPass, passDigest, recordDigest } from './memberPass.ts';

const MEMBER: Member = {
  id: 'crm-1',
  customer_number: '100207',
  first_name: 'Aurelia',
  last_name: 'Sample',
  email: 'aurelia@demo.test',
  phone_mobile: '',
  suspended: false,
  membership_type_id: 46,
  membership_type_Name: 'Ace',
  home_casino: 6,
  tierPoints: 231_000,
  rewardPoints: 212_800,
  loyalty_points: 64_215,
  loyalty_points_end_date: '2027-03-31',
  pwa_content: { NewsFeed: [], OnlineGamingCTAContent: [] },
};
const PASS = {
  language: 'en-GB',
  tier: 'ace',
  tierName: 'Ace',
  name: 'Aurelia Sample',
  customerNumber: '100207',
  points: 64_215,
  pointsEnd: '2027-03-31',
  homeCasino: 'The Orrery',
  code: '100207',
  promotionFree: false,
};

describe('§3 the content of a pass', () => {
  it.each<[string, Partial<Member>, string | null, boolean, object]>([
    ['a member', {}, 'The Orrery', false, {}],
    [
      'a tier',
      { membership_type_id: 57 },
      'The Orrery',
      false,
      { tier: 'king-of-hearts', tierName: 'King of Hearts' },
    ],
    ['a member without a home casino', { home_casino: null }, null, false, { homeCasino: null }],
    ['a member with one name', { last_name: '' }, 'The Orrery', false, { name: 'Aurelia' }],
    [
      'a member without points',
      { loyalty_points: 0, loyalty_points_end_date: null },
      'The Orrery',
      false,
      { points: 0, pointsEnd: null },
    ],
    [
      'a member in promotion-free mode',
      {},
      'The Orrery',
      true,
      { pointsEnd: null, promotionFree: true },
    ],
  ])('§3.47 of %s', (_, changes, venue, promotionFree, expected) => {
    expect(memberPass({ ...MEMBER, ...changes }, venue, promotionFree, 'en-GB')).toEqual({
      ...PASS,
      ...expected,
    });
  });

  it('has the tier in the language of the member', () => {
    const pass = memberPass({ ...MEMBER, membership_type_id: 57 }, null, false, 'zh-Hans');
    expect(pass).toMatchObject({
      language: 'zh-Hans',
      tier: 'king-of-hearts',
      tierName: '红心国王',
    });
  });

  it('has nothing else of the member’s record', () => {
    expect(JSON.stringify(memberPass(MEMBER, null, false, 'en-GB'))).not.toMatch(
      /demo\.test|231000|crm-1/,
    );
  });
});

describe('the digest of a record', () => {
  it.each<[string, Partial<Member>, boolean]>([
    ['a suspension', { suspended: true }, true],
    ['the temporary membership of the same tier', { membership_type_id: 34 }, true],
    ['the home casino', { home_casino: 9 }, true],
    ['the balance', { loyalty_points: 1 }, true],
    ['an address', { email: 'another@demo.test' }, false],
    ['points that are not on the pass', { tierPoints: 1 }, false],
  ])('after a change of %s', (_, changes, isOther) => {
    const member = { ...MEMBER, membership_type_id: 49 };
    const digests = [member, { ...member, ...changes }].map((each) =>
      recordDigest('s', each, 'uid'),
    );
    expect(digests[0] !== digests[1]).toBe(isOther);
    expect(digests).not.toContain(recordDigest('s', undefined, 'uid'));
  });

  it('changes with the login', () => {
    const digests = ['uid', 'other', undefined].map((uid) => recordDigest('s', MEMBER, uid));
    expect(new Set(digests).size).toBe(3);
  });
});

describe('the digest of a pass', () => {
  const pass = memberPass(MEMBER, 'The Orrery', false, 'en-GB');

  it('changes with the content, with the serial number, and when the pass becomes void', () => {
    const digests = [
      passDigest('serial-1', pass),
      passDigest('serial-2', pass),
      passDigest('serial-1', { ...pass, points: 1 }),
      passDigest('serial-1', { ...pass, language: 'zh-Hans' }),
      passDigest('serial-1', null),
    ];
    expect(new Set(digests).size).toBe(5);
    expect(passDigest('serial-1', { ...pass })).toBe(digests[0]);
  });
});
