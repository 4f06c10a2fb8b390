import type { Preview } from '@storybook/react-vite';
import { iconSets } from '../packages/ui/src/primitives/Icon/iconSets.fixtures.ts';

const icons = Object.assign({}, ...iconSets);

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Lets a component's icon be chosen by its name, where the controls would show how it is drawn. */
export const iconsByName: ArgTypesEnhancer = ({ argTypes }) =>
  argTypes['icon']
    ? {
        ...argTypes,
        icon: {
          ...argTypes['icon'],
          control: { type: 'select' },
          options: Object.keys(icons),
          mapping: icons,
        },
      }
    : argTypes;
