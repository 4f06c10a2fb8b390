import type { Benefit } from '@casino/functions/contract';
import { enGB } from '@casino/ui';
import { describe, expect, it } from 'vitest';
import { data, member } from '../../session/session.fixtures.ts';
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
    ['they load', data, { status: 'loading' }, { status: 'loading' }],
    [
      'nothing answers',
      data,
      { status: 'error', code: 'no-response' },
      { status: 'error', message: 'Network error. Check your connection.' },
    ],
    [
      'the server fails',
      data,
      { status: 'error', code: 'internal' },
      {
        status: 'error',
        message: expect.stringMatching(/^Something went wrong\. Your reference is \w{8}\.$/),
      },
    ],
    [
      'the member has no home casino',
      { ...data, venue: null, member: { ...member, home_casino: null } },
      { status: 'loading' },
      { status: 'empty' },
    ],
    ['nobody knows the casino', data, { status: 'error', code: 'not-found' }, { status: 'empty' }],
    [
      'the casino has published none',
      data,
      { status: 'ready', data: { benefits: [], comparison: [] } },
      { status: 'empty' },
    ],
  ] as const)('while %s', (_, loaded, remote, state) => {
    expect(toBenefits(enGB, loaded, remote)).toEqual(state);
  });

  it('§4 names the member’s own tier and casino', () => {
    const king = { ...data, member: { ...member, membership_type_id: 47 } };
    expect(toBenefits(enGB, king, ready)).toMatchObject({
      status: 'ready',
      tier: 'king',
      venueName: 'Harbour',
      benefits: [{ gives: '1 a month' }],
      comparison: [taxi],
    });
  });

  it('does without the casino’s name', () => {
    expect(toBenefits(enGB, { ...data, venue: null }, ready)).toMatchObject({ venueName: null });
  });

  it('a tier that has nothing yet still compares', () => {
    const none = { ...ready, data: { ...ready.data, benefits: [] } };
    expect(toBenefits(enGB, data, none)).toMatchObject({ status: 'ready', benefits: [] });
  });
});
