import type { Benefit } from '@casino/functions/contract/benefits/getBenefits.ts';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data, member } from '../../session/state/session.fixtures.ts';
import { toBenefits } from './toBenefits.ts';

const taxi: Benefit = {
  id: 'taxi',
  category: 'travel',
  title: 'A cab home',
  text: 'Within five miles.',
  gives: {
    jack: null,
    queen: null,
    'queen-of-spades': null,
    king: '1 a month',
    'king-of-hearts': '2 a month',
    'king-of-spades': '4 a month',
    ace: 'Every visit',
  },
};
const ready = {
  status: 'ready',
  data: { benefits: [{ ...taxi, gives: '1 a month' }], comparison: [taxi] },
} as const;

describe('§2 My Benefits', () => {
  it.each([
    ['the member loads', null, ready, { status: 'loading' }],
    ['the benefits load', data, { status: 'loading' }, { status: 'loading' }],
    ['the server fails', data, { status: 'error', code: 'no-response' }, { status: 'unsaved' }],
    [
      'the member has no home casino',
      { ...data, venue: null, member: { ...member, home_casino: null } },
      { status: 'loading' },
      { status: 'empty' },
    ],
    ['the casino is unknown', data, { status: 'error', code: 'not-found' }, { status: 'empty' }],
    [
      'the casino has published no benefits',
      data,
      { status: 'ready', data: { benefits: [], comparison: [] } },
      { status: 'empty' },
    ],
  ] as const)('returns the state when %s', (_, loaded, remote, state) => {
    expect(toBenefits(enGB, loaded, remote)).toEqual(state);
  });

  it('§4 returns the member’s tier and casino', () => {
    const king = { ...data, member: { ...member, membership_type_id: 47 } };
    expect(toBenefits(enGB, king, ready)).toMatchObject({
      status: 'ready',
      tier: 'king',
      venueName: 'Harbour',
      benefits: [{ gives: '1 a month' }],
      comparison: [taxi],
    });
  });

  it('has no casino name if the venue is missing', () => {
    expect(toBenefits(enGB, { ...data, venue: null }, ready)).toMatchObject({ venueName: null });
  });

  it('compares the tiers if the member’s own has no benefits', () => {
    const none = { ...ready, data: { ...ready.data, benefits: [] } };
    expect(toBenefits(enGB, data, none)).toMatchObject({ status: 'ready', benefits: [] });
  });
});
