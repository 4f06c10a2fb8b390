import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

const Frame = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

const Root = styled.table`
  ${typography('small')}
  inline-size: 100%;

  caption {
    ${typography('subheading')}
    padding-block-end: ${vars.space[3]};
    text-align: start;
  }

  th,
  td {
    padding: ${vars.space[3]} ${vars.space[4]} ${vars.space[3]} 0;
    border-block-end: ${vars.size.hairline} solid ${vars.color.border};
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    ${typography('smallStrong')}
    color: ${vars.color.textMuted};
    white-space: nowrap;
  }

  tbody th {
    ${typography('smallStrong')}
  }

  [data-numeric] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`;

/** A column: its heading, and what stands in it for a row. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Points, money and other figures, which line up at the end. */
  readonly numeric?: boolean;
}

export interface TableProps<Row> {
  /** What the table shows. */
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

/**
 * Things with the same properties. Where it is wider than the page it scrolls within itself, by
 * keyboard too.
 *
 * - When: rows are compared, or columns summed.
 * - When not: the properties of one thing, which is a `DefinitionList`, or the layout of a page.
 */
export function Table<Row>({ caption, columns, rows, rowId }: TableProps<Row>) {
  const captionId = useId();
  return (
    // What scrolls must be reached by keyboard: WCAG 2.2, 2.1.1.
    <Frame aria-labelledby={captionId} tabIndex={0}>
      <Root>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, heading, numeric }) => (
              <th key={id} scope="col" data-numeric={numeric || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, cell, numeric }, index) =>
                index === 0 ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} data-numeric={numeric || undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Root>
    </Frame>
  );
}
