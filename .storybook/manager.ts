import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  layoutCustomisations: {
    // The start page has no arguments to change.
    showPanel: ({ storyId }, shown) => shown && !storyId?.startsWith('welcome--'),
  },
});
