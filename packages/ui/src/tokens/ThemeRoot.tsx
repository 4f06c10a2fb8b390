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

/** Props of `ThemeRoot`. */
export interface ThemeRootProps {
  readonly children: ReactNode;
  /** The member's tier. Without a tier, the `house` theme applies: leave it out before sign-in. */
  readonly tier?: Tier;
  /** The colour scheme. The caller chooses it: `ThemeRoot` does not read the device's setting. */
  readonly scheme: Scheme;
  /** Set it on the root of a page. The root then fills the window, and the document takes the theme's colours. */
  readonly page?: boolean;
}

/**
 * Applies a theme to its children. Sets `data-tier` and `data-scheme`, which select the CSS variables. Roots can be
 * nested. Requires `GlobalStyle` or `globalCss()` on the page.
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
