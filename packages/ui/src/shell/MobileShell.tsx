import { styled } from 'styled-components';
import { useMessages } from '../i18n/I18nProvider.tsx';
import { arrowLeftIcon } from '../primitives/Icon/controlIcons.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { windowHeight } from '../tokens/scale.ts';
import { typography, vars } from '../tokens/vars.ts';
import { BAR_HEIGHT, BottomBar } from './BottomBar.tsx';
import { SaferGamblingFooter } from './SaferGamblingFooter.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import type { MobileShellProps } from './shell.types.ts';

const Root = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: ${windowHeight};

  &[data-bar] {
    padding-block-end: calc(${BAR_HEIGHT} + env(safe-area-inset-bottom));
  }
`;

const Main = styled.main`
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;

const TitleBar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${vars.layer.sticky};
  display: grid;
  grid-template-columns: ${vars.size.target} 1fr ${vars.size.target};
  align-items: center;
  min-block-size: calc(${vars.space[12]} + ${vars.space[2]} + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) ${vars.space[2]} 0;
  background: ${vars.color.heroTo};
  color: ${vars.color.onHero};
  border-block-end: ${vars.size.hairline} solid ${vars.color.pattern};

  /* With large text or above a keyboard, the page needs the space. */
  @media (height < 32em) {
    position: static;
  }
`;

const Title = styled.h1`
  ${typography('subheading')}
  grid-column: 2;
  text-align: center;

  /* Without a link back, a long title has the whole line. */
  &:only-child {
    grid-column: 1 / -1;
  }
`;

const Back = styled.a`
  display: grid;
  place-items: center;
  grid-row: 1;
  inline-size: ${vars.size.target};
  block-size: ${vars.size.target};
  border-radius: ${vars.radius.pill};

  &:focus-visible {
    outline-color: ${vars.color.metal};
    outline-offset: calc(-1 * ${vars.size.outline});
  }
`;

/**
 * The mobile frame of a member's pages: an optional title bar at the top, and the main pages of the app within the
 * thumb's reach. Specification section 2.
 *
 * - When: a member's pages below a window width of 768 px.
 * - When not: from that width on, which is `DesktopShell`, or before membership, which is `AccountLayout`.
 */
export function MobileShell({
  children,
  title,
  backHref,
  items,
  saferGambling,
  helpHref,
}: MobileShellProps) {
  const { navigation } = useMessages();
  return (
    <Root data-bar={items.length > 0 || undefined}>
      <SkipLink />
      <Main id={MAIN_ID} tabIndex={-1}>
        {title && (
          <TitleBar>
            {backHref && (
              <Back href={backHref} aria-label={navigation.back}>
                <Icon icon={arrowLeftIcon} size="large" />
              </Back>
            )}
            <Title>{title}</Title>
          </TitleBar>
        )}
        {children}
      </Main>
      <SaferGamblingFooter content={saferGambling} helpHref={helpHref} />
      {items.length > 0 && <BottomBar items={items} />}
    </Root>
  );
}
