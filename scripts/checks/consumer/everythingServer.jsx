// Renders one example of everything on a server.

import { stories } from 'virtual:stories';
import { enGB, I18nProvider, ThemeRoot } from '@casino/ui';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';

setProjectAnnotations({ initialGlobals: { tier: 'ace', scheme: 'dark', layout: 'story' } });

/** Returns the story files with a first story that does not render, each with the reason. */
export function faultsOnServer() {
  return Object.entries(stories).flatMap(([file, story]) => {
    const [Story] = Object.values(composeStories(story));
    try {
      renderToString(
        <ThemeRoot tier="ace" scheme="dark">
          <I18nProvider messages={enGB} timeZone="Europe/London">
            <Story />
          </I18nProvider>
        </ThemeRoot>,
      );
      return [];
    } catch (error) {
      return [`${file} breaks on a server: ${error}`];
    }
  });
}
