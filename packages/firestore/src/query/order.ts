import type { Document } from '../documents/document.ts';
import { compareNames, compareValues } from '../values/compare.ts';
import { compareUtf8 } from '../values/compareUtf8.ts';
import {
  DOCUMENT_NAME,
  type FieldPath,
  formatFieldPath,
  getField,
  isDocumentName,
  isSameFieldPath,
} from '../values/fieldPath.ts';
import { fieldFilters, isInequality, type Order, type Query } from './query.ts';

const comparePaths = (a: FieldPath, b: FieldPath) =>
  compareUtf8(formatFieldPath(a), formatFieldPath(b));

/**
 * The complete order, as Firestore derives it: the requested order, then the other inequality fields by name, then the
 * document's name. The additions have the direction of the last requested field.
 */
export function fullOrder(query: Query): readonly Order[] {
  const orders = [...query.orderBy];
  const direction = orders.at(-1)?.direction ?? 'asc';
  const has = (path: FieldPath) => orders.some((order) => isSameFieldPath(order.path, path));
  const implied = fieldFilters(query.filter)
    .filter(isInequality)
    .map((filter) => filter.path)
    .filter((path) => !isDocumentName(path))
    .sort(comparePaths);
  for (const path of implied) if (!has(path)) orders.push({ path, direction });
  if (!has(DOCUMENT_NAME)) orders.push({ path: DOCUMENT_NAME, direction });
  return orders;
}

function compareBy(order: Order, a: Document, b: Document): number {
  const sign = order.direction === 'asc' ? 1 : -1;
  if (isDocumentName(order.path)) return sign * compareNames(a.path, b.path);
  const left = getField(a.fields, order.path);
  const right = getField(b.fields, order.path);
  return left && right ? sign * compareValues(left, right) : 0;
}

/** Compares documents by each order in turn. Both must have every field of the order. */
export function compareDocuments(orders: readonly Order[], a: Document, b: Document): number {
  for (const order of orders) {
    const result = compareBy(order, a, b);
    if (result !== 0) return result;
  }
  return 0;
}

/** True if a document has every field of the order. A query does not return other documents. */
export function hasOrderFields(orders: readonly Order[], document: Document): boolean {
  return orders.every(
    ({ path }) => isDocumentName(path) || getField(document.fields, path) !== undefined,
  );
}
