import { styled } from 'styled-components';
import { useMessages } from '../i18n/I18nProvider.tsx';
import { media, windowHeight } from '../tokens/scale.ts';
import { vars } from '../tokens/vars.ts';
import { DisclosureMenu } from './DisclosureMenu.tsx';
import { navigationItemStyle } from './navigationItemStyle.ts';
import { Page } from './Page.tsx';
import { SaferGamblingFooter } from './SaferGamblingFooter.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import type { DesktopShellProps } from './shell.types.ts';
import { WordMark } from './WordMark.tsx';

/** `--free-height` is what header and footer leave of the window, for a page that is one message. */
const Root = styled.div`
  --free-height: calc(${windowHeight} - 14rem);

  display: grid;
  grid-template-rows: auto auto 1fr auto;
  min-block-size: ${windowHeight};
`;

const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${vars.layer.sticky};
  background: ${vars.color.heroTo};
  color: ${vars.color.onHero};
  border-block-end: ${vars.size.hairline} solid ${vars.color.pattern};
`;

const Bar = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 clamp(${vars.space[2]}, 2vw, ${vars.space[8]});
  min-block-size: ${vars.space[16]};
`;

const HomeLink = styled.a`
  border-radius: ${vars.radius.control};
  text-decoration: none;

  &:focus-visible {
    outline-color: ${vars.color.metal};
  }
`;

const Navigation = styled.nav`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${vars.space[2]};
`;

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;

  ${media.medium} {
    gap: ${vars.space[1]};
  }
`;

const Item = styled.a`
  ${navigationItemStyle}
`;

const Main = styled.main`
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;

/**
 * The desktop frame of a member's pages: navigation at the top, the page, and help at its end. Specification
 * section 2.
 *
 * - When: a member's pages from a window width of 768 px.
 * - When not: below that width, which is `MobileShell`, or before membership, which is `AccountLayout`.
 */
export function DesktopShell({
  children,
  banner,
  homeHref,
  items,
  memberMenu,
  saferGambling,
  helpHref,
}: DesktopShellProps) {
  const { common, navigation } = useMessages();
  return (
    <Root>
      <div>{banner}</div>
      <SkipLink />
      <Header data-screen-only>
        <Bar>
          <HomeLink href={homeHref} aria-label={common.appName}>
            <WordMark />
          </HomeLink>
          <Navigation aria-label={navigation.main}>
            <Items>
              {items.map((item) => (
                <li key={item.label}>
                  {item.kind === 'menu' ? (
                    <DisclosureMenu menu={item} />
                  ) : (
                    <Item href={item.href} aria-current={item.current ? 'page' : undefined}>
                      {item.label}
                    </Item>
                  )}
                </li>
              ))}
            </Items>
            <DisclosureMenu menu={memberMenu} align="end" />
          </Navigation>
        </Bar>
      </Header>
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <SaferGamblingFooter content={saferGambling} helpHref={helpHref} />
    </Root>
  );
}
