import { styled } from 'styled-components';
import { CardBack } from '../artwork/CardBack.tsx';
import { useMessages } from '../i18n/I18nProvider.tsx';
import { DIRECTIONS, LOCALES } from '../i18n/locales.ts';
import { heroStyle } from '../shell/account/heroStyle.ts';
import { Page } from '../shell/Page.tsx';
import { WordMark } from '../shell/WordMark.tsx';
import { LAYOUTS } from '../tokens/layouts.ts';
import { ThemeRoot } from '../tokens/ThemeRoot.tsx';
import { SCHEMES, type Scheme, TIERS } from '../tokens/tiers.ts';
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

/** The cards of all tiers, which overlap the edge of the hero. */
const Deck = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
  gap: ${vars.space[5]};
  margin-block-start: calc(-1 * ${vars.space[10]});
  text-align: center;

  p {
    ${typography('caption')}
    margin-block-start: ${vars.space[2]};
    color: ${vars.color.textMuted};
  }
`;

const Sections = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${vars.space[6]} ${vars.space[10]};
  padding-block: ${vars.space[12]};

  div {
    padding-block-start: ${vars.space[4]};
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }

  dt {
    ${typography('subheading')}
  }

  dd {
    ${typography('small')}
    margin-block-start: ${vars.space[1]};
    color: ${vars.color.textMuted};
  }
`;

const SECTIONS = [
  [
    'Foundations',
    'Colour with its contrast, type, space, motion, icons and artwork, drawn from the tokens.',
  ],
  ['Primitives', 'Buttons, fields, dialogs, toasts: they know nothing of casinos.'],
  ['Components', 'The member card, tickets, tiers, codes: they know the product and take props.'],
  ['Shell', 'What stands round a screen on a narrow and on a wide window, and before sign-in.'],
  ['Screens', 'Every page in every state: loading, empty, failed and ready, on both layouts.'],
  ['Journeys', 'Walks through several screens, one play after another, without a backend.'],
] as const;

const list = new Intl.ListFormat('en-GB');

/** The choices of the toolbar, from the lists of the design system. */
const TOOLBAR = `${TIERS.length} tiers, the house before sign-in, and all at once; ${list.format(SCHEMES)}; ${list.format(LOCALES)}; ${list.format(DIRECTIONS)}; ${list.format(LAYOUTS)}.`;

/** The first page of Storybook: the cards, the sections and the choices of the toolbar. */
export function Welcome({ scheme }: { readonly scheme: Scheme }) {
  const { common } = useMessages();
  return (
    <main>
      <Hero>
        <Page>
          <WordMark />
          <h1>The design system of a private card room</h1>
          <p>
            Quiet, dark, precise, one metal. Every tier is a playing card, and every screen stands
            here in every state, to be looked at without a backend.
          </p>
        </Page>
      </Hero>
      <Page>
        <Deck>
          {TIERS.map((tier) => (
            <li key={tier}>
              <ThemeRoot tier={tier} scheme={scheme}>
                <CardBack tier={tier} />
              </ThemeRoot>
              <p>{common.tiers[tier]}</p>
            </li>
          ))}
        </Deck>
        <Sections>
          {SECTIONS.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>Toolbar</dt>
            <dd>{TOOLBAR}</dd>
          </div>
          <div>
            <dt>Docs</dt>
            <dd>Each component says when to use it and when not, on the page named Docs.</dd>
          </div>
          <div>
            <dt>Add to it</dt>
            <dd>
              A tier, a component, a screen, words: packages/ui/README.md leads through each of
              them.
            </dd>
          </div>
        </Sections>
      </Page>
    </main>
  );
}
