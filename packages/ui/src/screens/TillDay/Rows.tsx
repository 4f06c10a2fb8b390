import { RowsDesktop } from './Rows.desktop.tsx';
import { RowsMobile } from './Rows.mobile.tsx';
import type { RowsProps } from './rows.types.ts';

/** A table, or stacked rows on a phone. */
export function Rows<Row>({ layout, ...parts }: RowsProps<Row>) {
  const Frame = layout === 'desktop' ? RowsDesktop : RowsMobile;
  return <Frame {...parts} />;
}
