import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/languages.ts';
import { TIERS } from '../../../contract/tiers.ts';
import type { MemberPass } from '../../../domain/ports/wallet/wallets.ts';
import { classId, loyaltyClass, loyaltyObject, voidedObject } from './resources.ts';

const ISSUER = '3388000000000000000';
const SERIAL = '0b8f7c1e-52a5-4a37-9a4e-3c1d7e6f5a21';
const APP = 'https://rewards.met.test';

const pass: MemberPass = {
  language: 'en-GB',
  tier: 'queen-of-spades',
  tierName: 'Queen of Spades',
  name: 'Violet Sample',
  customerNumber: '100203',
  points: 8_450,
  pointsEnd: '2027-03-31',
  homeCasino: 'The Orrery, London',
  code: '100203',
  promotionFree: false,
};

describe('the object of a member at Google', () => {
  it('has the values of the member card', () => {
    expect(loyaltyObject(ISSUER, SERIAL, pass)).toEqual({
      id: `${ISSUER}.${SERIAL}`,
      classId: `${ISSUER}.card-queen-of-spades`,
      state: 'ACTIVE',
      accountName: 'Violet Sample',
      accountId: '100203',
      barcode: { type: 'QR_CODE', value: '100203', alternateText: '100203' },
      loyaltyPoints: { label: 'Points to spend', balance: { string: '8,450' } },
      textModulesData: [
        { id: 'home', header: 'Home casino', body: 'The Orrery, London' },
        { id: 'ends', header: 'Points expire', body: '31 Mar 2027' },
      ],
    });
  });

  it('has its labels and its class in the language of the member', () => {
    const chinese = loyaltyObject(ISSUER, SERIAL, { ...pass, language: 'zh-Hans' });
    expect(chinese).toMatchObject({
      classId: `${ISSUER}.card-queen-of-spades-zh-Hans`,
      loyaltyPoints: { label: '消费积分' },
      textModulesData: [
        { header: '主赌场', body: 'The Orrery, London' },
        { header: '积分到期', body: '2027年3月31日' },
      ],
    });
  });

  it('has no row for a value that the member does not have', () => {
    const bare = { ...pass, homeCasino: null, pointsEnd: null };
    expect(loyaltyObject(ISSUER, SERIAL, bare)['textModulesData']).toEqual([]);
  });

  it('names the member nowhere when it is void', () => {
    const voided = voidedObject(ISSUER, SERIAL);
    expect(voided['state']).toBe('INACTIVE');
    // Every field that an active object sets is removed or replaced.
    const { classId: _, ...active } = loyaltyObject(ISSUER, SERIAL, pass);
    expect(Object.keys(voided).toSorted()).toEqual(Object.keys(active).toSorted());
    const { id, state, ...rest } = voided;
    expect(Object.values(rest).filter((value) => value !== null)).toEqual([[]]);
  });
});

describe('the class of a tier at Google', () => {
  const ACE = { tier: 'ace', language: 'en-GB' } as const;
  const programme = { issuerId: ISSUER, appOrigin: APP };

  it('has an own id, name and colour for each tier', () => {
    const classes = TIERS.map((tier) =>
      loyaltyClass(programme, { tier, language: 'en-GB' }, '#0a1f14'),
    );
    expect(new Set(classes.map(({ id }) => id)).size).toBe(TIERS.length);
    expect(new Set(classes.map((each) => each['rewardsTier'])).size).toBe(TIERS.length);
    expect(classes[0]).toMatchObject({
      id: `${ISSUER}.card-jack`,
      rewardsTier: 'Jack',
      hexBackgroundColor: '#0a1f14',
      reviewStatus: 'UNDER_REVIEW',
      multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES',
    });
  });

  it('has an id of the characters that Google allows', () => {
    for (const tier of TIERS) {
      for (const language of LANGUAGES) {
        expect(classId(ISSUER, { tier, language })).toMatch(/^\d+\.[\w.-]+$/);
      }
    }
  });

  it('has everything in the language of its members', () => {
    const chinese = loyaltyClass(programme, { tier: 'ace', language: 'zh-Hans' }, '#000000');
    expect(chinese).toMatchObject({
      id: `${ISSUER}.card-ace-zh-Hans`,
      programLogo: { contentDescription: { defaultValue: { language: 'zh-Hans' } } },
      accountNameLabel: '会员',
      accountIdLabel: '号码',
      rewardsTierLabel: '等级',
      rewardsTier: '王牌',
    });
    const texts = JSON.stringify(chinese['textModulesData']);
    for (const text of ['0808 8020 133', 'SENSE 自我禁入', '条款', `${APP}/settings/delete`]) {
      expect(texts).toContain(text);
    }
  });

  it('has the helpline, self-exclusion, the terms and the way to leave', () => {
    const texts = JSON.stringify(loyaltyClass(programme, ACE, '#000000')['textModulesData']);
    for (const text of ['0808 8020 133', 'SENSE', 'Terms', `${APP}/settings/delete`]) {
      expect(texts).toContain(text);
    }
  });
});
