import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { heroStyle } from '../account/heroStyle.ts';
import { Page } from '../Page.tsx';
import { useHasTitleBar } from '../titleBarContext.ts';
import { SlotsReels } from './SlotsReels.tsx';

const Root = styled.header`
  ${heroStyle}
  border-block-end: ${vars.size.hairline} solid ${vars.color.pattern};
`;

const Row = styled(Page)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[5]};
  padding-block: ${vars.space[10]};
`;

const Title = styled.p`
  ${typography('display')}
  min-inline-size: 0;

  a {
    text-decoration: none;
  }

  a:focus-visible {
    outline-color: ${vars.color.metal};
  }
`;

/** Props of `SlotsHeader`. */
export interface SlotsHeaderProps {
  /**
   * The path of the club's own page, for pages below it. Leave it out on the club's own page: its title is then the
   * heading.
   */
  readonly slotsHref?: string;
}

/**
 * The header of the Slots Club's pages. Below a `MobileShell` with a title, it is empty: the shell shows the title and
 * the `SlotsReels`. Specification section 2.
 *
 * - When: at the top of `/slots` and of the pages below it.
 * - When not: on other pages.
 */
export function SlotsHeader({ slotsHref }: SlotsHeaderProps) {
  const { navigation } = useMessages();
  if (useHasTitleBar()) return null;
  return (
    <Root>
      <Row>
        <Title as={slotsHref === undefined ? 'h1' : 'p'}>
          {slotsHref === undefined ? (
            navigation.slotsClub
          ) : (
            <a href={slotsHref}>{navigation.slotsClub}</a>
          )}
        </Title>
        <SlotsReels size="large" />
      </Row>
    </Root>
  );
}
