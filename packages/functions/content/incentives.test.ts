import { expect, it } from 'vitest';
import { INCENTIVE_BREACHES, MAX_WAGERING_TIMES } from '../src/contract/incentiveRule.ts';
import { demoWith } from './demoFolder.fixtures.ts';

const FILES = [
  ['a promotion', 'promotions/early-supper.md'],
  ['an offer', 'offers/tasting.yaml'],
  ['a prize', 'prizes/wheel.yaml'],
] as const;

const messagesWith = (file: string, from: string, to: string) =>
  demoWith({ [file]: [from, to] }).problems.map(({ message }) => message);

it.each(FILES)('%s with two product types is refused with the sentence of the rule', (_, file) => {
  const messages = messagesWith(file, 'productTypes: []', 'productTypes: [casino, lottery]');
  expect(messages).toEqual([INCENTIVE_BREACHES['mixed-products']]);
});

it.each(FILES)('%s has a wagering requirement up to the limit of the rule', (_, file) => {
  const wager = (times: number) =>
    messagesWith(file, 'wageringTimes: 0', `wageringTimes: ${times}`);
  expect(wager(MAX_WAGERING_TIMES)).toEqual([]);
  expect(wager(MAX_WAGERING_TIMES + 1)).toEqual([INCENTIVE_BREACHES['wagering-too-high']]);
});

it.each(FILES)('%s states its gambling terms', (_, file) => {
  expect(messagesWith(file, 'incentive:', 'incentives:')).not.toEqual([]);
});
