/** The sizes of pages and the cursors of one server. */
export interface Paging {
  readonly pageSize: number;
}

/**
 * One page of a list. The cursor is the position of the next page, which clients must not interpret. An
 * invalid cursor begins at the start.
 */
export function pageOf<T>(
  items: readonly T[],
  cursor: string | undefined,
  { pageSize }: Paging,
): { items: T[]; next: string | null } {
  const start = positionOf(cursor);
  const end = start + pageSize;
  return {
    items: items.slice(start, end),
    next: end < items.length ? Buffer.from(`at ${end}`).toString('base64url') : null,
  };
}

function positionOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, position] = /^at (\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return Number(position ?? 0);
}
