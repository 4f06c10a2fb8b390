import { styled } from 'styled-components';
import { measurePairings } from '../../tokens/contrast.ts';
import type { ThemeName } from '../../tokens/themes/themes.ts';
import type { Scheme } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Table = styled.table`
  ${typography('small')}
  inline-size: 100%;
  max-inline-size: 48rem;

  th,
  td {
    padding: ${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0;
    border-block-end: ${vars.size.hairline} solid ${vars.color.border};
    text-align: start;
  }

  td:nth-child(n + 3) {
    font-variant-numeric: tabular-nums;
  }
`;

const Sample = styled.span`
  ${typography('label')}
  display: inline-block;
  padding: ${vars.space[1]} ${vars.space[3]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.small};
`;

const Dot = styled.span`
  display: block;
  inline-size: ${vars.space[5]};
  block-size: ${vars.space[5]};
  border-radius: ${vars.radius.pill};
`;

export interface ContrastTableProps {
  readonly theme: ThemeName;
  readonly scheme: Scheme;
}

/** Lists every declared pairing of a theme with its measured and its required contrast. */
export function ContrastTable({ theme, scheme }: ContrastTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Pairing</th>
          <th scope="col">Contrast</th>
          <th scope="col">Required</th>
        </tr>
      </thead>
      <tbody>
        {measurePairings(theme, scheme).map(({ foreground, background, kind, ratio, required }) => (
          <tr key={`${foreground} ${background} ${kind}`}>
            <td>
              <Sample style={{ background: vars.color[background], color: vars.color[foreground] }}>
                {kind === 'control' ? (
                  <Dot style={{ background: vars.color[foreground] }} />
                ) : (
                  'Aa 123'
                )}
              </Sample>
            </td>
            <td>
              {foreground} on {background}
            </td>
            <td>{ratio.toFixed(2)}</td>
            <td>{required}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
