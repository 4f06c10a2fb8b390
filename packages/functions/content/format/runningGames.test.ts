import { expect, it } from 'vitest';
import { demoWith } from '../demoFolder.fixtures.ts';
import { stockRefusals } from './runningGames.ts';

const NOW = new Date('2026-12-20T02:41:00Z');

/** The demo's documents with another first prize of the wheel. */
function wheelWith(from: string, to: string) {
  return demoWith({ 'prizes/wheel.yaml': [from, to] }).documents.map((each) => ({
    ...each,
    fields: JSON.parse(JSON.stringify(each.fields)),
  }));
}

it('the stock of a running game cannot change, and that of other games can', () => {
  const after = wheelWith('stock: 40\n', 'stock: 50\n');
  expect(stockRefusals(wheelWith('stock: 40\n', 'stock: 40\n'), after, NOW)).toEqual([
    'The Winter Wheel is running, so the stock of prize 2 stays 40 and cannot become 50.',
  ]);
});

it('the weight of a running game can change', () => {
  const after = wheelWith('weight: 3\n', 'weight: 4\n');
  expect(stockRefusals(wheelWith('weight: 3\n', 'weight: 3\n'), after, NOW)).toEqual([]);
});
