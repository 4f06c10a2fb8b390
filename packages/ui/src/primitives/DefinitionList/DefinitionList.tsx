import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.dl`
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${vars.space[1]} ${vars.space[4]};
  padding-block: ${vars.space[3]};

  & + & {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }
`;

const Term = styled.dt`
  ${typography('small')}
  flex: 0 1 8rem;
  color: ${vars.color.textMuted};
`;

const Description = styled.dd`
  ${typography('bodyStrong', { tabular: true })}
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** A term and its description. */
export interface Definition {
  readonly term: string;
  readonly description: ReactNode;
}

/** Props of `DefinitionList`. */
export interface DefinitionListProps {
  readonly items: readonly Definition[];
}

/**
 * The properties of one item, one per line. A long value wraps to a line of its own.
 *
 * - When: a few properties of one item, such as a membership.
 * - When not: several items with the same properties, which is a `Table`.
 */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <Root>
      {items.map(({ term, description }) => (
        <Row key={term}>
          <Term>{term}</Term>
          <Description>{description}</Description>
        </Row>
      ))}
    </Root>
  );
}
