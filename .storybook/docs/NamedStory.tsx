import { Anchor, Canvas, Description, DocsContext, Subheading } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { sidebarNames } from '../../packages/ui/src/stories/pages/sidebarNames.ts';

interface NamedStoryProps {
  readonly id: string;
  readonly of: ComponentProps<typeof Canvas>['of'];
}

/** A story with its docstring, below its name in the sidebar. Storybook's own block shows sections of the specification. */
export function NamedStory({ id, of }: NamedStoryProps) {
  const name = sidebarNames(useContext(DocsContext).componentStories()).get(id);
  return (
    <Anchor storyId={id}>
      <Subheading>{name}</Subheading>
      <Description of={of} />
      <Canvas of={of} story={{ __forceInitialArgs: true }} source={{ __forceInitialArgs: true }} />
    </Anchor>
  );
}
