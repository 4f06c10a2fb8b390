import { addons } from 'storybook/manager-api';
import { plainName } from '../packages/ui/src/stories/pages/sidebarNames.ts';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  // The sections of the specification are in the names for the reports of tests. The search finds them.
  sidebar: { renderLabel: ({ name }) => plainName(name) },
  layoutCustomisations: {
    // The start page has no arguments to change.
    showPanel: ({ storyId }, shown) => shown && !storyId?.startsWith('welcome--'),
  },
});
