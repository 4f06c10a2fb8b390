import uses from 'virtual:component-uses';
import { ArgTypes, Controls, Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { linkNames } from '../../packages/ui/src/stories/pages/linkedNames.ts';
import type { PageParameters } from '../../packages/ui/src/stories/pages/pageParameters.ts';
import { DoAndDont } from './DoAndDont.tsx';
import { KeyStates } from './KeyStates.tsx';
import { Modes } from './Modes.tsx';
import { OtherStories } from './OtherStories.tsx';
import { Rows } from './Rows.tsx';
import { Section } from './Section.tsx';
import { Spoken } from './Spoken.tsx';
import { Connections, ContainedKeys, Tokens } from './Uses.tsx';

interface Documented {
  readonly __docgenInfo?: { readonly displayName: string; readonly description: string };
}

/**
 * The page of a component: purpose, example, props, parts, keys, transcripts, advice, stories, tokens and uses. The page of
 * a screen has its key states in place of all stories.
 */
export default function Page() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { anatomy, keyboard, keyStates }: PageParameters = preparedMeta.parameters;
  const { displayName = '', description = '' } =
    (preparedMeta.component as Documented | undefined)?.__docgenInfo ?? {};
  const isScreen = preparedMeta.title.startsWith('Screens/');
  return (
    <>
      <Title />
      <Markdown>{linkNames(description, uses, displayName)}</Markdown>
      {isScreen ? <KeyStates chosen={keyStates} /> : <Primary />}
      <Modes />
      <Section title="Props">
        {/* Controls set the first story, which is far above the props of a screen. */}
        {isScreen ? <ArgTypes sort="requiredFirst" /> : <Controls sort="requiredFirst" />}
      </Section>
      {anatomy && (
        <Section title="Anatomy">
          <Rows names={['Part', 'Purpose']} rows={anatomy} />
        </Section>
      )}
      <ContainedKeys component={displayName} keyboard={keyboard} />
      <Spoken title={preparedMeta.title} />
      <DoAndDont />
      {!isScreen && <OtherStories />}
      <Tokens component={displayName} />
      <Connections component={displayName} />
    </>
  );
}
