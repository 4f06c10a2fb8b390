import type { Document } from '../documents/document.ts';
import { compareValues } from '../values/compare.ts';
import { getField, isDocumentName } from '../values/fieldPath.ts';
import type { ResourceNames } from '../values/resourceNames.ts';
import { reference, type Value } from '../values/value.ts';
import type { Cursor, Order } from './query.ts';

/** Compares a document to a cursor's values: negative if it is before them, 0 if it is equal. */
function compareToCursor(
  cursor: Cursor,
  orders: readonly Order[],
  document: Document,
  names: ResourceNames,
): number {
  for (const [index, bound] of cursor.values.entries()) {
    const order = orders[index] as Order;
    const value = isDocumentName(order.path)
      ? reference(names.nameOf(document.path))
      : (getField(document.fields, order.path) as Value);
    const result = compareValues(value, bound);
    if (result !== 0) return order.direction === 'asc' ? result : -result;
  }
  return 0;
}

/** True if a document is between the cursors. It must have every field of the order. */
export function isBetween(
  startAt: Cursor | null,
  endAt: Cursor | null,
  orders: readonly Order[],
  document: Document,
  names: ResourceNames,
): boolean {
  if (startAt) {
    const order = compareToCursor(startAt, orders, document, names);
    if (startAt.before ? order < 0 : order <= 0) return false;
  }
  if (!endAt) return true;
  const order = compareToCursor(endAt, orders, document, names);
  return endAt.before ? order < 0 : order <= 0;
}
