import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { RowsFrame } from './RowsFrame.tsx';
import type { RowsParts } from './rows.types.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${vars.space[1]} ${vars.space[3]};
  padding-block: ${vars.space[3]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  color: ${vars.color.text};
`;

const Name = styled.div`
  ${typography('bodyStrong', { tabular: true })}
  overflow-wrap: anywhere;
`;

/** At the end of the first line. */
const Action = styled.div`
  grid-area: 1 / 2;
`;

const List = styled.dl`
  ${typography('small', { tabular: true })}
  grid-column: 1 / -1;
  display: grid;
  gap: ${vars.space[1]};
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space[3]};

  dt {
    flex: 0 1 5.5rem;
    color: ${vars.color.textMuted};
  }

  dd {
    flex: 1 1 8rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** Stacked rows: each property on a line of its own. */
export function RowsMobile<Item>({ caption, columns, rows, rowId, bare, empty }: RowsParts<Item>) {
  const [first, ...others] = columns;
  return (
    <RowsFrame title={caption}>
      {rows.length === 0 && <span>{empty}</span>}
      <ul>
        {rows.map((row) => (
          <Row key={rowId(row)}>
            <Name>{first?.cell(row)}</Name>
            <List>
              {others
                .filter(({ id }) => !bare.includes(id))
                .map(({ id, heading, cell }) => (
                  <Pair key={id}>
                    <dt>{heading}</dt>
                    <dd>{cell(row)}</dd>
                  </Pair>
                ))}
            </List>
            {others
              .filter(({ id }) => bare.includes(id))
              .map(({ id, cell }) => (
                <Action key={id}>{cell(row)}</Action>
              ))}
          </Row>
        ))}
      </ul>
    </RowsFrame>
  );
}
