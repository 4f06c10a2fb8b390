import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ThemeRoot } from '../tokens/ThemeRoot.tsx';
import type { ThemeName } from '../tokens/themes/themes.ts';
import type { Scheme } from '../tokens/tiers.ts';
import { typography, vars } from '../tokens/vars.ts';

/** Cells side by side, as many as fit. */
export const ThemedCells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));

  & > * {
    padding: ${vars.space[4]} ${vars.space[6]} ${vars.space[6]};
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
  readonly children: ReactNode;
}

/** What a theme makes of something, under the theme's name. */
export function ThemedCell({ theme, scheme, children }: ThemedCellProps) {
  return (
    <ThemeRoot {...(theme !== 'house' && { tier: theme })} scheme={scheme}>
      <Label>
        {theme} · {scheme}
      </Label>
      {/* Of its own height: what fills the cell would reach beyond it by the label. */}
      <div>{children}</div>
    </ThemeRoot>
  );
}
