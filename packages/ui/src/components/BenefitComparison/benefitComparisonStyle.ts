import { css, styled } from 'styled-components';
import { alignedTo } from '../../tokens/languages/alignedTo.ts';
import { typography, vars } from '../../tokens/vars.ts';

export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
`;

const cell = css`
  padding: ${vars.space[3]} ${vars.space[2]};
  ${alignedTo('start')}
  vertical-align: top;
  overflow-wrap: break-word;
  hyphens: auto;

  &[data-own] {
    background: ${vars.color.accentSubtle};
  }
`;

export const Head = styled.th`
  ${cell}
  ${typography('smallStrong')}
  color: ${vars.color.textMuted};

  &:first-child {
    vertical-align: bottom;
    padding-inline-start: 0;
  }

  /* Beside many tiers on a tablet, an equal share is narrower than a long word. */
  &:first-child:nth-last-child(n + 5) {
    inline-size: 16%;
  }

  &[data-own] {
    color: ${vars.color.text};
    border-start-start-radius: ${vars.radius.control};
    border-start-end-radius: ${vars.radius.control};
  }
`;

export const TierName = styled.span`
  display: block;
  margin-block-start: ${vars.space[2]};
`;

export const Own = styled.span`
  ${typography('caption')}
  display: block;
  color: ${vars.color.metalText};
`;

export const RowHead = styled.th`
  ${cell}
  ${typography('smallStrong')}
  padding-inline-start: 0;
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
`;

export const Cell = styled.td`
  ${cell}
  ${typography('small')}
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  color: ${vars.color.textMuted};

  &[data-own] {
    ${typography('smallStrong')}
    color: ${vars.color.text};
  }

  tr:last-child > &[data-own] {
    border-end-start-radius: ${vars.radius.control};
    border-end-end-radius: ${vars.radius.control};
  }
`;

/** A drawn dash, because screen readers read a written one as "minus". */
export const None = styled.span`
  display: inline-block;
  inline-size: ${vars.space[3]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.borderStrong};
  vertical-align: middle;
`;
