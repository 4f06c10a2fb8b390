import type { Benefit } from '@casino/functions/contract/benefits/getBenefits.ts';
import { describe, expect, it } from 'vitest';
import { nextGains } from './nextGains.ts';

const benefit = (id: string, jack: string | null, queen: string | null): Benefit => ({
  id,
  category: 'points',
  title: id,
  text: '',
  gives: {
    jack,
    queen,
    'queen-of-spades': null,
    king: null,
    'king-of-hearts': null,
    'king-of-spades': 'some',
    ace: 'all',
  },
});
const ids = (benefits: readonly Benefit[]) => nextGains(benefits, 'jack').map(({ id }) => id);

describe('§4 the gains of the next tier', () => {
  it('are the new benefits, then the better ones, at most three', () => {
    const benefits = [
      benefit('grows', '5%', '10%'),
      benefit('same', 'tea', 'tea'),
      benefit('adds', null, 'a seat'),
      benefit('grows too', '1', '2'),
      benefit('adds too', null, 'a stay'),
    ];
    expect(ids(benefits)).toEqual(['adds', 'adds too', 'grows']);
    expect(nextGains(benefits, 'jack')[0]).toEqual({ id: 'adds', title: 'adds', gives: 'a seat' });
  });

  it('name the language of their texts', () => {
    const written = { ...benefit('tea', null, '免费'), locale: 'zh-Hans' } as const;
    expect(nextGains([written], 'jack')).toMatchObject([{ locale: 'zh-Hans' }]);
  });

  it('leave out benefits that the next tier does not have', () => {
    expect(ids([benefit('lost', 'tea', null), benefit('neither', null, null)])).toEqual([]);
  });

  it('are the benefits of Ace for Ace and for the tier below', () => {
    const benefits = [benefit('one', '1', '2')];
    expect(nextGains(benefits, 'ace')).toEqual([{ id: 'one', title: 'one', gives: 'all' }]);
    expect(nextGains(benefits, 'king-of-spades')).toEqual([
      { id: 'one', title: 'one', gives: 'all' },
    ]);
  });
});
