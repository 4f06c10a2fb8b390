import { styled } from 'styled-components';
import { useMessages } from '../i18n/I18nProvider.tsx';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { media } from '../tokens/scale.ts';
import { typography, vars } from '../tokens/vars.ts';
import type { MobileNavigationItem } from './shell.types.ts';

/** The largest text that fits a fifth of a phone's width. Beyond this size, only the page's text grows. */
const LARGEST_WORDS = '3.6vw';

/** The minimum height of the bar. Pages leave this space free at their end. */
export const BAR_HEIGHT = `min(${vars.space[16]}, 22vw)`;

const Root = styled.nav`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${vars.layer.navigation};
  padding-block-end: env(safe-area-inset-bottom);
  background: ${vars.color.surface};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  box-shadow: ${vars.shadow.middle};
`;

const Items = styled.ul`
  display: flex;
  justify-content: center;
  max-inline-size: ${vars.size.dialog};
  min-block-size: ${BAR_HEIGHT};
  margin-inline: auto;
  padding-inline: ${vars.space[2]};
`;

const Cell = styled.li`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`;

const Item = styled.a`
  ${typography('caption', { fontSize: `min(${LARGEST_WORDS}, 0.75rem)` })}
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${vars.space[1]};
  border-radius: ${vars.radius.control};
  color: ${vars.color.textMuted};
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;

  &[aria-current='page'] {
    color: ${vars.color.accentText};
  }

  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inline-size: ${vars.space[8]};
    block-size: ${vars.size.outline};
    border-radius: ${vars.radius.pill};
    background: currentColor;

    ${media.forcedColors} {
      background: Highlight;
    }
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${vars.size.outline});
  }
`;

/** The main pages of the app, as a bar at the bottom of the mobile layout. */
export function BottomBar({ items }: { readonly items: readonly MobileNavigationItem[] }) {
  const { navigation } = useMessages();
  return (
    <Root data-screen-only aria-label={navigation.main}>
      <Items>
        {items.map((item) => (
          <Cell key={item.href}>
            {/* These pages require sign-in, so search engines find nothing there. */}
            <Item href={item.href} rel="nofollow" aria-current={item.current ? 'page' : undefined}>
              <Icon icon={item.icon} size="large" />
              {item.label}
            </Item>
          </Cell>
        ))}
      </Items>
    </Root>
  );
}
