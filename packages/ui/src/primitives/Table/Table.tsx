import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { alignedTo } from '../../tokens/languages/alignedTo.ts';
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
    ${alignedTo('start')}
  }

  th,
  td {
    padding-block: ${vars.space[3]};
    padding-inline: 0 ${vars.space[4]};
    border-block-end: ${vars.size.hairline} solid ${vars.color.border};
    ${alignedTo('start')}
    vertical-align: baseline;
  }

  tbody tr:last-child > * {
    border-block-end: 0;
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
    ${alignedTo('end')}
    white-space: nowrap;
  }
`;

/** A column: its heading, and its cell for a row. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns points, money and other figures at the end. */
  readonly numeric?: boolean;
}

/** Props of `Table`. */
export interface TableProps<Row> {
  /** The content of the table, as its title and accessible name. */
  readonly caption: string;
  /** The columns. The cells of the first column are row headers. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /** Returns an id that is unique in the table. */
  readonly rowId: (row: Row) => string;
}

/**
 * Items with the same properties, as rows. A table that is wider than the page scrolls inside its own frame, by
 * keyboard too.
 *
 * - When: readers compare rows or add up columns.
 * - When not: the properties of one item, which are a `DefinitionList`, or the layout of a page.
 */
export function Table<Row>({ caption, columns, rows, rowId }: TableProps<Row>) {
  const captionId = useId();
  return (
    // A scrollable area must be reachable by keyboard: WCAG 2.2, 2.1.1.
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
