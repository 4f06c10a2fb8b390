import { styled } from 'styled-components';
import type { ColorToken } from '../../tokens/colors.ts';
import { colorsOf, type ThemeName } from '../../tokens/themes/themes.ts';
import type { Scheme } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${vars.space[4]};
`;

const Swatch = styled.li`
  ${typography('small')}
  display: grid;
  grid-template-columns: ${vars.space[12]} 1fr;
  align-items: center;
  column-gap: ${vars.space[3]};

  span {
    grid-row: span 2;
    block-size: ${vars.space[12]};
    border: ${vars.size.hairline} solid ${vars.color.border};
    border-radius: ${vars.radius.control};
  }

  code {
    ${typography('caption')}
    color: ${vars.color.textMuted};
  }
`;

export interface ColorTableProps {
  readonly theme: ThemeName;
  readonly scheme: Scheme;
}

/** Lists every colour of a theme by token. */
export function ColorTable({ theme, scheme }: ColorTableProps) {
  const colors = colorsOf(theme, scheme);
  return (
    <Swatches>
      {(Object.keys(colors) as ColorToken[]).map((token) => (
        <Swatch key={token}>
          <span style={{ background: vars.color[token] }} />
          {token}
          <code>{colors[token]}</code>
        </Swatch>
      ))}
    </Swatches>
  );
}
