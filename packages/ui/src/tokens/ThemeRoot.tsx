import { type ReactNode, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { windowHeight } from './scale.ts';
import type { Scheme, Tier } from './tiers.ts';
import { typography, vars } from './vars.ts';

const Root = styled.div`
  ${typography('body')}
  background: ${vars.color.canvas};
  color: ${vars.color.text};

  &[data-page] {
    min-block-size: ${windowHeight};
  }
`;

export interface ThemeRootProps {
  readonly children: ReactNode;
  /** The member's tier; without one the house's own theme shows, as before sign-in. */
  readonly tier?: Tier;
  readonly scheme: Scheme;
  /** True for the root of a page: it fills the window, and the document behind it takes its colours. */
  readonly page?: boolean;
}

/**
 * Sets the theme for what is inside: `data-tier` and `data-scheme` choose the CSS variables. Roots may
 * be nested. Needs `GlobalStyle` on the page.
 */
export function ThemeRoot({ children, tier, scheme, page = false }: ThemeRootProps) {
  useLayoutEffect(() => {
    if (!page) return undefined;
    const { dataset } = document.documentElement;
    dataset['scheme'] = scheme;
    if (tier) dataset['tier'] = tier;
    return () => {
      delete dataset['scheme'];
      delete dataset['tier'];
    };
  }, [page, tier, scheme]);

  return (
    <Root
      data-theme-root
      data-tier={tier ?? 'house'}
      data-scheme={scheme}
      data-page={page || undefined}
    >
      {children}
    </Root>
  );
}
