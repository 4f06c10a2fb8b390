import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { CopyNames } from './CopyNames.tsx';
import type { TokenNames } from './tokenNames.ts';

const Row = styled.div`
  ${typography('small')}
  display: grid;
  grid-template-columns: 8rem 10rem minmax(0, 16rem) 15rem minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[5]};
  padding-block: ${vars.space[3]};
  border-block-end: ${vars.size.hairline} solid ${vars.color.border};
  color: ${vars.color.textMuted};

  > span {
    white-space: pre-line;
  }

  strong {
    ${typography('smallStrong')}
    color: ${vars.color.text};
  }

  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Sample = styled.span`
  display: block;
  max-inline-size: 100%;
  background: ${vars.color.accent};
`;

export interface TokenRowProps {
  readonly name: string;
  readonly value: string;
  /** When to use the token. */
  readonly use: string;
  /** The names to copy. A breakpoint has none: CSS variables do not work in media queries. */
  readonly names?: TokenNames;
  /** The style of the sample. Without it, the row shows no sample. */
  readonly style?: CSSProperties;
}

/** Shows one token: its name, its value, when to use it, its names to copy, and a sample. */
export function TokenRow({ name, value, use, names, style }: TokenRowProps) {
  return (
    <Row>
      <strong>{name}</strong>
      <span>{value}</span>
      <p>{use}</p>
      {names ? <CopyNames names={names} /> : <span />}
      {style && <Sample style={style} />}
    </Row>
  );
}
