import { Table } from '../../primitives/Table/Table.tsx';
import { RowsFrame } from './RowsFrame.tsx';
import type { RowsParts } from './rows.types.ts';

/** A table. */
export function RowsDesktop<Row>({ bare: _bare, empty, ...table }: RowsParts<Row>) {
  if (table.rows.length === 0) return <RowsFrame title={table.caption}>{empty}</RowsFrame>;
  return <Table {...table} />;
}
