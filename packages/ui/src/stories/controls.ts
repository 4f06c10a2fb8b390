import type { Preview } from '@storybook/react-vite';
import { iconSets } from '../primitives/Icon/iconSets.fixtures.ts';
import { LAYOUTS } from '../tokens/layouts.ts';
import { SCHEMES, TIERS } from '../tokens/tiers.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];

const icons = Object.assign({}, ...iconSets);

/** What can be chosen for an argument of that name, wherever it is one. */
const CHOICES: Readonly<Record<string, object>> = {
  icon: { options: Object.keys(icons), mapping: icons },
  layout: { options: LAYOUTS },
  scheme: { options: SCHEMES },
  tier: { options: TIERS },
};

/** Types for which Storybook has a control by itself; for any other it shows an object to edit. */
const SIMPLE = ['boolean', 'string', 'number', 'enum', 'function', 'symbol'];

/** The controls of values whose type says less than they do, such as a text among what React can show. */
const BY_VALUE: Readonly<Record<string, object>> = {
  boolean: { control: { type: 'boolean' } },
  number: { control: { type: 'number' } },
  string: { control: { type: 'text' } },
};

/** Gives each argument a control that designers can use, or none. */
export const usefulControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { control, options, type } = argType;
      if (control !== undefined || options) return [name, argType];
      const choice = CHOICES[name];
      if (choice) return [name, { ...argType, control: { type: 'select' }, ...choice }];
      if (!type || SIMPLE.includes(type.name)) return [name, argType];
      const value: unknown = initialArgs[name];
      return [name, { ...argType, ...(BY_VALUE[typeof value] ?? { control: false }) }];
    }),
  );
// After the types are known, and before Storybook chooses controls.
usefulControls.secondPass = true;

/** Names the choice that a story begins with, where its value is one of those to choose from. */
export const namedChoices: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const mapping: object | undefined = argTypes[name]?.mapping;
      return [name, mapping ? (nameOf(value, mapping) ?? value) : value];
    }),
  );

/** The name of the choice that holds the same data; stories make theirs anew. */
function nameOf(value: unknown, mapping: object): string | undefined {
  const text = JSON.stringify(value);
  return Object.entries(mapping).find(([, choice]) => JSON.stringify(choice) === text)?.[0];
}
