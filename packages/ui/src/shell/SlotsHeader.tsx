import { styled } from 'styled-components';
import { Suit } from '../artwork/Suit.tsx';
import { type SuitName, suitPaths } from '../artwork/suits.ts';
import { useMessages } from '../i18n/I18nProvider.tsx';
import type { Layout } from '../tokens/layouts.ts';
import { typography, vars } from '../tokens/vars.ts';
import { heroStyle } from './heroStyle.ts';
import { Page } from './Page.tsx';

const Root = styled.header`
  ${heroStyle}
  border-block-end: ${vars.size.hairline} solid ${vars.color.pattern};
`;

const Row = styled(Page)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[5]};
  padding-block: calc(env(safe-area-inset-top) + ${vars.space[5]}) ${vars.space[5]};

  &[data-layout='desktop'] {
    padding-block: ${vars.space[10]};
  }
`;

const Title = styled.p`
  ${typography('title')}
  min-inline-size: 0;

  [data-layout='desktop'] > & {
    ${typography('display')}
  }

  a {
    text-decoration: none;
  }

  a:focus-visible {
    outline-color: ${vars.color.metal};
  }
`;

/** Three slot reels. */
const Reels = styled.span`
  display: flex;
  flex: none;
  gap: ${vars.space[1]};
  padding: ${vars.space[1]};
  border: ${vars.size.hairline} solid ${vars.color.metal};
  border-radius: ${vars.radius.control};
  color: ${vars.color.metal};
`;

const Reel = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${vars.space[8]};
  block-size: ${vars.space[12]};
  border-radius: ${vars.radius.small};
  background: linear-gradient(
    ${vars.color.heroTo},
    ${vars.color.heroFrom} 50%,
    ${vars.color.heroTo}
  );
`;

const SUITS = (Object.keys(suitPaths) as SuitName[]).slice(1);

/** Props of `SlotsHeader`. */
export interface SlotsHeaderProps {
  readonly layout: Layout;
  /**
   * The path of the club's own page, for pages below it. Leave it out on the club's own page: its title is then the
   * heading.
   */
  readonly slotsHref?: string;
}

/**
 * The header of the Slots Club's pages, which replaces the usual title bar. Specification section 2.
 *
 * - When: at the top of `/slots` and of the pages below it, in a `MobileShell` without a title.
 * - When not: on other pages.
 */
export function SlotsHeader({ layout, slotsHref }: SlotsHeaderProps) {
  const { navigation } = useMessages();
  return (
    <Root>
      <Row data-layout={layout}>
        <Title as={slotsHref === undefined ? 'h1' : 'p'}>
          {slotsHref === undefined ? (
            navigation.slotsClub
          ) : (
            <a href={slotsHref}>{navigation.slotsClub}</a>
          )}
        </Title>
        <Reels aria-hidden="true">
          {SUITS.map((suit) => (
            <Reel key={suit}>
              <Suit name={suit} />
            </Reel>
          ))}
        </Reels>
      </Row>
    </Root>
  );
}
