import { describe, expect, it } from 'vitest';
import { closeIcon } from '../primitives/Icon/controlIcons.ts';
import { LAYOUTS } from '../tokens/layouts.ts';
import { TIERS } from '../tokens/tiers.ts';
import { namedChoices, usefulControls } from './controls.ts';
import { stateControl } from './stateControl.ts';

type Context = Parameters<typeof usefulControls>[0];

const contextOf = (argTypes: object, initialArgs: object = {}) =>
  ({ argTypes, initialArgs }) as Context;

/** The control of one argument. */
function controlOf(name: string, argType: object, value?: unknown) {
  const { [name]: shown } = usefulControls(contextOf({ [name]: argType }, { [name]: value }));
  return shown;
}

const OTHER = { type: { name: 'other', value: '' } };
const NODE = { type: { name: 'other', value: 'ReactNode' } };

describe('usefulControls', () => {
  it.each([
    ['tier', TIERS],
    ['layout', LAYOUTS],
  ])('%s has a select of all options', (name, options) => {
    expect(controlOf(name, OTHER)).toMatchObject({ control: { type: 'select' }, options });
  });

  it('an icon has a select of names', () => {
    const { options, mapping } = controlOf('icon', OTHER) ?? {};
    expect(options).toContain('closeIcon');
    expect(mapping).toMatchObject({ closeIcon });
  });

  it.each([
    ['a text control', 'Continue', { type: 'text' }],
    ['a number control', 3, { type: 'number' }],
    ['a boolean control', true, { type: 'boolean' }],
    ['no control for an object', { id: 1 }, false],
    ['no control for an array', [1, 2], false],
    ['no control without a value', undefined, false],
  ])('a ReactNode argument has %s', (_, value, control) => {
    expect(controlOf('children', OTHER, value)).toMatchObject({ control });
  });

  it.each([
    ['a text control without a value', undefined, { type: 'text' }],
    ['no control for an element', { type: 'b' }, false],
  ])('an argument that may be a text has %s', (_, value, control) => {
    expect(controlOf('hint', NODE, value)).toMatchObject({ control });
  });

  it('a control of the story or of Storybook is unchanged', () => {
    const own = { ...OTHER, control: { type: 'object' } };
    const handler = { type: { name: 'function' } };
    const tone = { type: { name: 'enum', value: ['quiet', 'loud'] } };
    const argTypes = { own, handler, tone };
    expect(usefulControls(contextOf(argTypes))).toEqual(argTypes);
  });
});

describe('namedChoices', () => {
  const state = stateControl({ Ready: { status: 'ready', offers: [1] }, Loading: {} });

  it('replaces a state by the name of its option', () => {
    const args = { state: { status: 'ready', offers: [1] }, title: 'Offers' };
    const named = namedChoices(contextOf({ state }, args));
    expect(named).toEqual({ state: 'Ready', title: 'Offers' });
  });

  it('leaves a state without an option unchanged', () => {
    const args = { state: { status: 'ready', offers: [] } };
    expect(namedChoices(contextOf({ state }, args))).toEqual(args);
  });
});
