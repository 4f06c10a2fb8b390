import { styled } from 'styled-components';
import { CardBack } from '../artwork/CardBack.tsx';
import { useMessages } from '../i18n/I18nProvider.tsx';
import { heroStyle } from '../shell/account/heroStyle.ts';
import { Page } from '../shell/Page.tsx';
import { WordMark } from '../shell/WordMark.tsx';
import { ThemeRoot } from '../tokens/ThemeRoot.tsx';
import { type Scheme, TIERS } from '../tokens/tiers.ts';
import { typography, vars } from '../tokens/vars.ts';

const Hero = styled.header`
  ${heroStyle}
  padding-block: ${vars.space[10]} ${vars.space[16]};

  h1 {
    ${typography('display')}
    max-inline-size: 18ch;
    margin-block-start: ${vars.space[10]};
  }

  h1 + p {
    ${typography('lead')}
    max-inline-size: 52ch;
    margin-block-start: ${vars.space[4]};
    color: ${vars.color.onHeroMuted};
  }
`;

/** The cards of all tiers, which overlap the edge of the hero. Each leads to the tier's Home screen. */
const Deck = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
  gap: ${vars.space[5]};
  margin-block-start: calc(-1 * ${vars.space[10]});
  text-align: center;

  a {
    ${typography('caption')}
    display: grid;
    gap: ${vars.space[2]};
    color: ${vars.color.text};
  }
`;

const Tasks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${vars.space[6]} ${vars.space[8]};
  padding-block: ${vars.space[10]};

  li {
    padding-block-start: ${vars.space[4]};
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }

  a {
    ${typography('subheading')}
  }

  p {
    ${typography('small')}
    margin-block-start: ${vars.space[1]};
    color: ${vars.color.textMuted};
  }
`;

interface Task {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

const TASKS: readonly Task[] = [
  {
    name: 'See a screen in every tier',
    path: '/story/screens-home--jack&globals=tier:all;layout:mobile;viewport.value:overview',
    text: 'Choose “All tiers” in the toolbar, on any screen. It also changes the scheme, language, layout and viewport.',
  },
  {
    name: 'See what is new',
    path: '/docs/what-changed--docs',
    text: 'Each change since the last release, with a link to its stories.',
  },
  {
    name: 'Find a component or a state',
    path: '/docs/other-names--docs',
    text: 'The names that the search knows, such as popup for Dialog, and the tags of the filter.',
  },
  {
    name: 'Look up a colour',
    path: '/story/foundations-colour--tokens',
    text: 'Its use, what it may stand on, and its names to copy. The toolbar changes tier and scheme.',
  },
  {
    name: 'Review a change',
    path: '/docs/review-a-change--docs',
    text: 'Compare the pictures before and after, and approve or reject each.',
  },
  {
    name: 'Use the tokens in design tools',
    path: '/docs/foundations-tokens-and-design-tools--docs',
    text: 'The files, how to import them, and what to do when a name changes.',
  },
];

/** The address of a page of this Storybook, from the frame of a story. */
const storyAddress = (path: string) => `./?path=${path}`;

/** The first page of Storybook: the tasks, and the Home screen of each tier. */
export function Welcome({ scheme }: { readonly scheme: Scheme }) {
  const { common } = useMessages();
  return (
    <main>
      <Hero>
        <Page>
          <WordMark />
          <h1>Met Rewards design system</h1>
          <p>Every screen and component of the members’ app, in every state, tier and scheme.</p>
        </Page>
      </Hero>
      <Page>
        <Deck>
          {TIERS.map((tier) => (
            <li key={tier}>
              <a
                href={storyAddress(`/story/screens-home--jack&globals=tier:${tier}`)}
                target="_top"
              >
                <ThemeRoot tier={tier} scheme={scheme}>
                  <CardBack tier={tier} />
                </ThemeRoot>
                {common.tiers[tier]}
              </a>
            </li>
          ))}
        </Deck>
        <Tasks>
          {TASKS.map(({ name, path, text }) => (
            <li key={path}>
              <a href={storyAddress(path)} target="_top">
                {name}
              </a>
              <p>{text}</p>
            </li>
          ))}
        </Tasks>
      </Page>
    </main>
  );
}
