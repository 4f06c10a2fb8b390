import uses from 'virtual:component-uses';
import { Markdown } from '@storybook/addon-docs/blocks';
import { docsHref } from '../../packages/ui/src/stories/pages/linkedNames.ts';
import type { PageParameters } from '../../packages/ui/src/stories/pages/pageParameters.ts';
import { Rows } from './Rows.tsx';
import { Section } from './Section.tsx';

interface OfComponent {
  readonly component: string;
}

/** The keys of a component, and the components inside it that take keys of their own. */
export function ContainedKeys({
  component,
  keyboard,
}: OfComponent & { readonly keyboard: PageParameters['keyboard'] | undefined }) {
  const inside = (uses[component]?.uses ?? []).filter((name) => uses[name]?.interactive);
  if (!keyboard && inside.length === 0) return null;
  return (
    <Section title="Keyboard">
      {keyboard && <Rows names={['Key', 'Effect']} rows={keyboard} />}
      {inside.length > 0 && (
        <Markdown>{`The keys of the components inside it are on their pages: ${linksTo(inside)}.`}</Markdown>
      )}
    </Section>
  );
}

/** The tokens that a component names, by group. */
export function Tokens({ component }: OfComponent) {
  const { [component]: { tokens } = { tokens: [] } } = uses;
  if (tokens.length === 0) return null;
  const rows = [...new Set(tokens.map(groupOf))].map((group) => {
    const names = tokens.filter((token) => groupOf(token) === group);
    return [group, names.map((token) => `\`${token.slice(group.length + 1)}\``).join(' ')] as const;
  });
  return (
    <Section title="Tokens">
      <Rows names={['Group', 'Tokens']} rows={rows} />
    </Section>
  );
}

/** The components that a component uses, and the components and screens that use it. */
export function Connections({ component }: OfComponent) {
  const { [component]: one } = uses;
  if (!one) return null;
  return (
    <>
      {one.uses.length > 0 && (
        <Section title="Made of">
          <Markdown>{linksTo(one.uses)}</Markdown>
        </Section>
      )}
      {one.usedIn.length > 0 && (
        <Section title="Used in">
          <Markdown>{linksTo(one.usedIn)}</Markdown>
        </Section>
      )}
    </>
  );
}

const groupOf = (token: string) => token.slice(0, token.indexOf('.'));

const linksTo = (names: readonly string[]) =>
  names.map((name) => `[${name}](${docsHref(uses[name]?.title ?? name)})`).join(', ');
