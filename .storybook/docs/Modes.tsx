import { DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { addressOfPicture, modesFor } from '../../packages/ui/src/stories/modes/modes.ts';
import { sidebarNames, toExportName } from '../../packages/ui/src/stories/pages/sidebarNames.ts';
import { Section } from './Section.tsx';

/** Links to the stories of a page in their modes. The toolbar shows every other combination. */
export function Modes() {
  const stories = useContext(DocsContext).componentStories();
  const names = sidebarNames(stories);
  const links = stories.flatMap(({ id, title, parameters, storyGlobals }, index) => {
    const story = {
      name: toExportName(id),
      title,
      isScreen: title.startsWith('Screens/'),
      isFirst: index === 0,
      isHouse: storyGlobals['tier'] === 'house',
      hasTiers: parameters['everyTier'] !== undefined,
      // The tests draw more states of these on a desktop. The page needs no link to each.
      hasLayouts: false,
    };
    return modesFor(story, parameters['modes']).map((mode) => {
      const address = addressOfPicture(`${id}@${mode}`);
      return `- [${names.get(id)}, ${mode.replaceAll('-', ' ')}](?path=/story/${address})`;
    });
  });
  if (links.length === 0) return null;
  return (
    <Section title="Modes">
      <div className="page-links">
        <Markdown>{links.join('\n')}</Markdown>
      </div>
    </Section>
  );
}
