import { useState } from 'react';
import { styled } from 'styled-components';
import { DeviceContext } from '../components/LoadFailure/deviceContext.ts';
import { windowHeight } from '../tokens/scale.ts';
import { BAR_HEIGHT, BottomBar } from './BottomBar.tsx';
import { SaferGamblingFooter } from './SaferGamblingFooter.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import type { MobileShellProps } from './shell.types.ts';
import { TitleBar } from './TitleBar.tsx';
import { TitleBarContext } from './titleBarContext.ts';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
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

/**
 * The mobile frame of a member's pages: the title bar at the top, and the main pages of the app within the thumb's
 * reach. A screen below a title bar omits its own title and back link. Specification section 2.
 *
 * - When: a member's pages below a window width of 768 px.
 * - When not: from that width on, which is `DesktopShell`, or before membership, which is `AccountLayout`.
 */
export function MobileShell({
  children,
  banner,
  title,
  items,
  saferGambling,
  helpHref,
  ...bar
}: MobileShellProps) {
  const [hasHeading, setHasHeading] = useState(false);
  return (
    <Root data-bar={items.length > 0 || undefined}>
      <div>{banner}</div>
      <SkipLink />
      <Main id={MAIN_ID} tabIndex={-1}>
        {title && <TitleBar {...bar} title={title} titleAs={hasHeading ? 'p' : 'h1'} />}
        <TitleBarContext value={title ? setHasHeading : null}>
          <DeviceContext value="phone">{children}</DeviceContext>
        </TitleBarContext>
      </Main>
      <SaferGamblingFooter content={saferGambling} helpHref={helpHref} />
      {items.length > 0 && <BottomBar items={items} />}
    </Root>
  );
}
