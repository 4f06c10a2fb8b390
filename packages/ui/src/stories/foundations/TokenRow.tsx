import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

const Row = styled.div`
  ${typography('small')}
  display: grid;
  grid-template-columns: 8rem 12rem 1fr;
  align-items: center;
  gap: ${vars.space[4]};
  padding-block: ${vars.space[3]};
  border-block-end: ${vars.size.hairline} solid ${vars.color.border};
  color: ${vars.color.textMuted};

  span {
    white-space: pre-line;
  }

  strong {
    ${typography('smallStrong')}
    color: ${vars.color.text};
  }
`;

const Sample = styled.span`
  display: block;
  background: ${vars.color.accent};
`;

export interface TokenRowProps {
  readonly name: string;
  readonly value: string;
  /** The style of the sample. Without it, the row shows no sample. */
  readonly style?: CSSProperties;
}

/** Shows one token: its name, its value and a sample. */
export function TokenRow({ name, value, style }: TokenRowProps) {
  return (
    <Row>
      <strong>{name}</strong>
      <span>{value}</span>
      {style && <Sample style={style} />}
    </Row>
  );
}
