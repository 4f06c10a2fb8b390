import { Canvas, Description, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Section } from './Section.tsx';

/** The stories with the tag `do` or `dont`, in pairs side by side. The docstring of each says why. */
export function DoAndDont() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('do') || tags.includes('dont'));
  if (stories.length === 0) return null;
  return (
    <Section title="Do and don’t">
      <div className="page-pairs">
        {stories.map(({ id, tags, moduleExport }) => (
          <figure key={id} data-advice={tags.includes('do') ? 'do' : 'dont'}>
            <figcaption>
              <strong>{tags.includes('do') ? 'Do' : 'Don’t'}</strong>
              <Description of={moduleExport} />
            </figcaption>
            <Canvas of={moduleExport} sourceState="none" />
          </figure>
        ))}
      </div>
    </Section>
  );
}
