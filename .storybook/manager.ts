import { addons } from 'storybook/manager-api';
import './ownViewport.ts';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  layoutCustomisations: {
    // The start page has no arguments to change.
    showPanel: ({ storyId }, shown) => shown && !storyId?.startsWith('welcome--'),
  },
});
