import { createHash } from 'node:crypto';

/** The size of the pages of one server. */
export interface Paging {
  readonly pageSize: number;
}

/**
 * One page of a list. The cursor has the position of the next page, and the version of the whole list: so the
 * ETag of the first page changes with each page. An invalid cursor begins at the start.
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

function positionOf(cursor = ''): number {
  const [, position] = /^(\d+) /.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return Number(position ?? 0);
}
