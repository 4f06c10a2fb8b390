import type { Preview } from '@storybook/react-vite';
import type { SBType } from 'storybook/internal/types';
import { iconSets } from '../primitives/Icon/iconSets.fixtures.ts';
import { LAYOUTS } from '../tokens/layouts.ts';
import { SCHEMES, TIERS } from '../tokens/tiers.ts';
import { stateControl, statesIn } from './stateControl.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];

const icons = Object.assign({}, ...iconSets);

/** The options of an argument, by its name. */
const CHOICES: Readonly<Record<string, object>> = {
  icon: { options: Object.keys(icons), mapping: icons },
  layout: { options: LAYOUTS },
  scheme: { options: SCHEMES },
  tier: { options: TIERS },
};

/** Types with a suitable control in Storybook. For other types it shows a JSON editor. */
const SIMPLE = ['boolean', 'string', 'number', 'enum', 'function', 'symbol'];

/** Controls by type of value, for arguments with a wide type such as `ReactNode`. */
const BY_VALUE: Readonly<Record<string, object>> = {
  boolean: { control: { type: 'boolean' } },
  number: { control: { type: 'number' } },
  string: { control: { type: 'text' } },
};

/** Whether a value without a text may have one. */
const takesText = (type: SBType) => type.name === 'other' && type.value === 'ReactNode';

/** Gives each argument a control that designers can use, or no control. */
export const usefulControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { control, file, options, type } = argType;
      if (file) return [name, stateControl(statesIn(file()))];
      if (control !== undefined || options) return [name, argType];
      const choice = CHOICES[name];
      if (choice) return [name, { ...argType, control: { type: 'select' }, ...choice }];
      if (!type || SIMPLE.includes(type.name)) return [name, argType];
      const value: unknown = initialArgs[name] ?? (takesText(type) ? '' : undefined);
      return [name, { ...argType, ...(BY_VALUE[typeof value] ?? { control: false }) }];
    }),
  );
// Runs after the types are inferred, and before Storybook infers controls.
usefulControls.secondPass = true;

/** Replaces initial values by the names of their options. */
export const namedChoices: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const mapping: object | undefined = argTypes[name]?.mapping;
      return [name, mapping ? (mappedName(value, mapping) ?? value) : value];
    }),
  );

/** The name of the option with equal data. Stories create their own objects. */
function mappedName(value: unknown, mapping: object): string | undefined {
  const text = JSON.stringify(value);
  return Object.entries(mapping).find(([, choice]) => JSON.stringify(choice) === text)?.[0];
}
