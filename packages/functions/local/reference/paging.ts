import { createHash } from 'node:crypto';
import { InvalidRequest } from './invalidRequest.ts';

/** The size of the pages of one server. */
export interface Paging {
  readonly pageSize: number;
}

/**
 * One page of a list. The cursor has the position of the next page, and the version of the whole list: so the
 * ETag of the first page changes with each page. A cursor of an earlier version has the position too.
 * @throws InvalidRequest for a cursor of another form
 */
export function pageOf<T>(
  items: readonly T[],
  cursor: string | undefined,
  { pageSize }: Paging,
): { items: T[]; next: string | null } {
  const start = positionOf(cursor);
  const end = start + pageSize;
  const version = createHash('sha256').update(JSON.stringify(items)).digest('base64url');
  return {
    items: items.slice(start, end),
    next: end < items.length ? Buffer.from(`${end} ${version}`).toString('base64url') : null,
  };
}

function positionOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, position] = /^(\d{1,9}) [\w-]{43}$/.exec(text) ?? [];
  if (position === undefined) throw new InvalidRequest('The cursor is unknown.');
  return Number(position);
}
