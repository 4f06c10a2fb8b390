import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';
import { PARTS } from './parts.mjs';
import { PROVING_PARTS } from './specification.mjs';

const names = PARTS.map(({ name }) => name);
const parts = (options) => ({ changed: false, names, isWhole: false, force: false, ...options });

describe('the arguments of npm test', () => {
  it.each([
    [[], parts({})],
    [['--all'], parts({ isWhole: true })],
    [['--force'], parts({ force: true })],
    [['unit', 'types'], parts({ names: ['unit', 'types'] })],
    [['--all', 'unit'], parts({ names: ['unit'], isWhole: true })],
    [['engines'], parts({ names: ['engines'], isWhole: true })],
    [
      ['types', 'specification'],
      parts({ names: [...PROVING_PARTS, 'types', 'specification'], isWhole: true }),
    ],
    [['--changed'], { changed: true }],
    [['--changed', 'HEAD~2'], { changed: true, ref: 'HEAD~2' }],
  ])('%j', (args, wanted) => expect(readArguments(args)).toEqual(wanted));

  it.each([
    [['unit', '--changed'], 'selects the tests itself'],
    [['--changed', 'unit'], 'selects the tests itself'],
    [['--changed', '--all'], 'selects the tests itself'],
    [['--changed', 'HEAD', 'HEAD~1'], 'selects the tests itself'],
    [['unti'], /^There is no part called unti\. The parts are: types, lint, /],
  ])('%j is rejected', (args, words) => expect(() => readArguments(args)).toThrow(words));
});
