import { styled } from 'styled-components';
import type { ColorToken } from '../../tokens/colors.ts';
import { type MeasuredPairing, measurePairings } from '../../tokens/contrast.ts';
import { type ThemeName, themeColors } from '../../tokens/themes/themes.ts';
import type { Scheme } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { CopyNames } from './CopyNames.tsx';
import { colorUse } from './guidance.ts';
import { tokenKeys } from './tokenKeys.ts';
import { tokenNames } from './tokenNames.ts';

const Row = styled.li`
  ${typography('small')}
  display: grid;
  grid-template-columns: ${vars.space[16]} minmax(12rem, 1fr) minmax(0, 2fr) 15rem;
  gap: ${vars.space[2]} ${vars.space[5]};
  padding-block: ${vars.space[4]};
  border-block-end: ${vars.size.hairline} solid ${vars.color.border};

  strong {
    ${typography('bodyStrong')}
  }

  p,
  > div > code {
    ${typography('small')}
    color: ${vars.color.textMuted};
  }

  @media (max-width: 60rem) {
    grid-template-columns: ${vars.space[12]} minmax(0, 1fr);

    > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`;

const Swatch = styled.span`
  block-size: ${vars.space[16]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.control};
`;

const Pairings = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${vars.space[2]};
`;

const Sample = styled.li`
  ${typography('caption')}
  padding: ${vars.space[1]} ${vars.space[2]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.small};
  font-variant-numeric: tabular-nums;

  &[data-kind='control'] {
    border: ${vars.size.outline} solid;
  }
`;

export interface ColorTableProps {
  readonly theme: ThemeName;
  readonly scheme: Scheme;
}

/** Lists every colour of a theme: its use, its legal pairings with their measured contrast, and its names. */
export function ColorTable({ theme, scheme }: ColorTableProps) {
  const colors = themeColors(theme, scheme);
  const pairings = measurePairings(theme, scheme);
  return (
    <ul>
      {tokenKeys(colors).map((token) => (
        <Row key={token}>
          <Swatch style={{ background: vars.color[token] }} />
          <div>
            <strong>{token}</strong>
            <p>{colorUse[token]}</p>
            <code>{colors[token]}</code>
          </div>
          <Legal token={token} pairings={pairings} />
          <CopyNames names={tokenNames('color', token)} />
        </Row>
      ))}
    </ul>
  );
}

interface LegalProps {
  readonly token: ColorToken;
  readonly pairings: readonly MeasuredPairing[];
}

/** The pairings of a colour, each drawn in its two colours. A pairing of a control is an outline. */
function Legal({ token, pairings }: LegalProps) {
  const own = pairings.filter((each) => each.foreground === token || each.background === token);
  if (own.length === 0) return <p>No text and no control on it, and it is neither.</p>;
  return (
    <Pairings>
      {own.map(({ foreground, background, kind, ratio }) => (
        <Sample
          key={`${foreground} ${background} ${kind}`}
          data-kind={kind}
          style={{
            background: vars.color[background],
            color: kind === 'control' ? vars.color.text : vars.color[foreground],
            ...(kind === 'control' && { borderColor: vars.color[foreground] }),
          }}
        >
          {foreground === token ? `on ${background}` : `${foreground} on it`} {ratio.toFixed(1)}
        </Sample>
      ))}
    </Pairings>
  );
}
