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

const OTHER = { type: { name: 'other', value: 'ReactNode' } };

describe('the control of an argument', () => {
  it.each([
    ['tier', TIERS],
    ['layout', LAYOUTS],
  ])('%s is a list of all there are', (name, options) => {
    expect(controlOf(name, OTHER)).toMatchObject({ control: { type: 'select' }, options });
  });

  it('an icon is chosen by its name', () => {
    const { options, mapping } = controlOf('icon', OTHER) ?? {};
    expect(options).toContain('closeIcon');
    expect(mapping).toMatchObject({ closeIcon });
  });

  it.each([
    ['a text', 'Continue', { type: 'text' }],
    ['a number', 3, { type: 'number' }],
    ['a switch', true, { type: 'boolean' }],
    ['nothing, for an object', { id: 1 }, false],
    ['nothing, for a list', [1, 2], false],
    ['nothing, without a value', undefined, false],
  ])('what React can show has %s', (_, value, control) => {
    expect(controlOf('children', OTHER, value)).toMatchObject({ control });
  });

  it('stays what a story or Storybook has for it', () => {
    const own = { ...OTHER, control: { type: 'object' } };
    const handler = { type: { name: 'function' } };
    const tone = { type: { name: 'enum', value: ['quiet', 'loud'] } };
    const argTypes = { own, handler, tone };
    expect(usefulControls(contextOf(argTypes))).toEqual(argTypes);
  });
});

describe('the state that a story begins with', () => {
  const state = stateControl<object>({ Ready: { status: 'ready', offers: [1] }, Loading: {} });

  it('is shown by its name', () => {
    const args = { state: { status: 'ready', offers: [1] }, title: 'Offers' };
    const named = namedChoices(contextOf({ state }, args));
    expect(named).toEqual({ state: 'Ready', title: 'Offers' });
  });

  it('stays as it is where it is none of the list', () => {
    const args = { state: { status: 'ready', offers: [] } };
    expect(namedChoices(contextOf({ state }, args))).toEqual(args);
  });
});
