import type { ReactNode } from 'react';
import { createGlobalStyle, css, styled } from 'styled-components';
import { ThemeRoot } from '../tokens/ThemeRoot.tsx';
import type { ThemeName } from '../tokens/themes/themes.ts';
import type { Scheme } from '../tokens/tiers.ts';
import { typography, vars } from '../tokens/vars.ts';
import type { StoryWindow } from './storyWindow.ts';
import { WindowFrame } from './WindowFrame.tsx';

interface InWindows {
  readonly $window?: StoryWindow | undefined;
}

/** Each cell is at least 22rem wide, or as wide as its window. */
const grid = css<InWindows>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(${({ $window }) => ($window ? `${$window.width * $window.zoom + 24}px` : 'min(22rem, 100%)')}, 1fr)
  );
`;

/** A grid of cells. */
export const ThemedCells = styled.div<InWindows>`
  ${grid}

  & > * {
    padding: ${vars.space[4]} ${({ $window }) => vars.space[$window ? 3 : 6]} ${vars.space[6]};
  }
`;

/** Makes one grid of the cells in the root of a story and of those outside of it. */
export const OneGrid = createGlobalStyle<InWindows>`
  body {
    ${grid}
  }

  #storybook-root,
  body ${ThemedCells} {
    display: contents;
  }
`;

const Label = styled.p`
  ${typography('overline')}
  margin-block-end: ${vars.space[4]};
  color: ${vars.color.textMuted};
`;

export interface ThemedCellProps {
  readonly theme: ThemeName;
  readonly scheme: Scheme;
  /** The window around a page; absent for a part of a page. */
  readonly window?: StoryWindow | undefined;
  readonly children: ReactNode;
}

/** Content in a theme, labelled with the name of the theme. */
export function ThemedCell({ theme, scheme, window, children }: ThemedCellProps) {
  return (
    <ThemeRoot {...(theme !== 'house' && { tier: theme })} scheme={scheme}>
      <Label>
        {theme} · {scheme}
      </Label>
      {window ? (
        <WindowFrame window={window}>{children}</WindowFrame>
      ) : (
        // The wrapper has its own height: content of 100 % would overflow the cell by the label.
        <div>{children}</div>
      )}
    </ThemeRoot>
  );
}
