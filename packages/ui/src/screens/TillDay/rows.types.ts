import type { TableProps } from '../../primitives/Table/Table.tsx';
import type { Layout } from '../../tokens/layouts.ts';

/** Rows with the same properties. The first column names the row. */
export interface RowsParts<Row> extends TableProps<Row> {
  /** The columns whose cells need no heading beside them, such as buttons. */
  readonly bare: readonly string[];
  /** In place of rows, if there are none. */
  readonly empty: string;
}

/** The props of `Rows`. */
export interface RowsProps<Row> extends RowsParts<Row> {
  readonly layout: Layout;
}
