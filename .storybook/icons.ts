import type { Preview } from '@storybook/react-vite';
import * as contactIcons from '../packages/ui/src/primitives/Icon/contactIcons.ts';
import * as controlIcons from '../packages/ui/src/primitives/Icon/controlIcons.ts';
import * as statusIcons from '../packages/ui/src/primitives/Icon/statusIcons.ts';
import * as topicIcons from '../packages/ui/src/primitives/Icon/topicIcons.ts';

const icons = { ...controlIcons, ...statusIcons, ...contactIcons, ...topicIcons };

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
