import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { NamedStory } from './NamedStory.tsx';
import { Section } from './Section.tsx';

/** The stories of a component after its first, which is the example above. */
export function OtherStories() {
  const [, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  if (others.length === 0) return null;
  return (
    <Section title="Stories">
      {others.map(({ id, moduleExport }) => (
        <NamedStory key={id} id={id} of={moduleExport} />
      ))}
    </Section>
  );
}
