import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';
import { PROVING_PARTS } from './specification.mjs';

const NAMES = ['types', 'unit', 'stories', 'specification'];

describe('the arguments of npm test', () => {
  it.each([
    [[], { changed: false, parts: NAMES, force: false }],
    [['--force'], { changed: false, parts: NAMES, force: true }],
    [['unit', 'types'], { changed: false, parts: ['unit', 'types'], force: false }],
    [
      ['types', 'specification'],
      { changed: false, parts: [...PROVING_PARTS, 'types', 'specification'], force: false },
    ],
    [['--changed'], { changed: true }],
    [['--changed', 'HEAD~2'], { changed: true, ref: 'HEAD~2' }],
  ])('%j', (args, wanted) => expect(readArguments(args, NAMES)).toEqual(wanted));

  it.each([
    [['unit', '--changed'], 'selects the parts itself'],
    [['--changed', 'unit'], 'selects the parts itself'],
    [['--changed', 'HEAD', 'HEAD~1'], 'selects the parts itself'],
    [['unti'], 'There is no part called unti. The parts are: types, unit, stories, specification.'],
  ])('%j is rejected', (args, words) => expect(() => readArguments(args, NAMES)).toThrow(words));
});
