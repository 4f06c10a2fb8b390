import { DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { keyStories } from '../../packages/ui/src/stories/pages/keyStories.ts';
import { sidebarNames, toExportName } from '../../packages/ui/src/stories/pages/sidebarNames.ts';
import { NamedStory } from './NamedStory.tsx';
import { Section } from './Section.tsx';

/** The key states of a screen, and links to all its other stories. */
export function KeyStates({ chosen }: { readonly chosen: readonly string[] | undefined }) {
  const all = useContext(DocsContext).componentStories();
  const names = sidebarNames(all);
  const stories = all.map((story) => ({ story, name: toExportName(story.id), tags: story.tags }));
  const onPage = stories.filter(({ tags }) => tags.includes('autodocs'));
  const key = keyStories(onPage, chosen);
  const links = stories
    .filter((one) => !key.includes(one))
    .map(({ story }) => `- [${names.get(story.id)}](?path=/story/${story.id})`);
  return (
    <>
      <Section title="Key states">
        <div className="page-states">
          {key.map(({ story }) => (
            <div key={story.id} data-wide={isOnDesktop(story) || undefined}>
              <NamedStory id={story.id} of={story.moduleExport} />
            </div>
          ))}
        </div>
      </Section>
      {links.length > 0 && (
        <Section title="Other stories">
          <div className="page-links">
            <Markdown>{links.join('\n')}</Markdown>
          </div>
        </Section>
      )}
    </>
  );
}

const isOnDesktop = ({ storyGlobals }: PreparedStory) => storyGlobals['ownViewport'] === 'desktop';
