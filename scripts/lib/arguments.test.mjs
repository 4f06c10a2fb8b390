import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';

const NAMES = ['types', 'unit', 'stories'];

describe('what npm test is asked for', () => {
  it.each([
    [[], { changed: false, parts: NAMES }],
    [['unit', 'types'], { changed: false, parts: ['unit', 'types'] }],
    [['--changed'], { changed: true }],
    [['--changed', 'HEAD~2'], { changed: true, ref: 'HEAD~2' }],
  ])('%j', (args, wanted) => expect(readArguments(args, NAMES)).toEqual(wanted));

  it.each([
    [['unit', '--changed'], 'chosen by what changed'],
    [['--changed', 'unit'], 'chosen by what changed'],
    [['--changed', 'HEAD', 'HEAD~1'], 'chosen by what changed'],
    [['unti'], 'There is no part called unti. The parts are: types, unit, stories.'],
  ])('refuses %j', (args, words) => expect(() => readArguments(args, NAMES)).toThrow(words));
});
