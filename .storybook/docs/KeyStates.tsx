import { DocsContext, DocsStory, Markdown } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { keyStories } from '../../packages/ui/src/stories/pages/keyStories.ts';
import { tagsOf } from '../../packages/ui/src/stories/storyTags.ts';
import { Section } from './Section.tsx';

/** The key states of a screen, and links to all its other stories. */
export function KeyStates({ chosen }: { readonly chosen: readonly string[] | undefined }) {
  const stories = useContext(DocsContext)
    .componentStories()
    .map((story) => ({ story, name: story.name.replaceAll(' ', '') }));
  const onPage = stories.filter(({ story }) => story.tags.includes('autodocs'));
  const key = keyStories(
    onPage.map(({ name }) => name),
    chosen,
  );
  const links = stories
    .filter(({ name }) => !key.includes(name))
    .map(({ story }) => `- [${story.name}](?path=/story/${story.id})`);
  return (
    <>
      <Section title="Key states">
        <div className="page-states">
          {onPage
            .filter(({ name }) => key.includes(name))
            .map(({ story, name }) => (
              <div key={story.id} data-wide={isWide(name) || undefined}>
                <DocsStory of={story.moduleExport} __forceInitialArgs />
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

const isWide = (name: string) =>
  tagsOf({ title: 'Screens/', exportName: name }).some(
    (tag) => tag === 'desktop' || tag === 'overview',
  );
