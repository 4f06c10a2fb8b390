import { ServiceError } from '../../domain/ports/serviceError.ts';
import type { ServiceAnswer } from './serviceClient.ts';

/** Far above the pages of any list of this product. */
const MAX_PAGES = 200;
/** Shorter than a callable's time limit. */
const LIST_MS = 30_000;

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/**
 * All items of a list; null if the service does not know it.
 * @param read reads the page at a cursor; undefined for the first one
 * @param options `first`: the first page, if it is known; `withinMs`: no page is requested later; `enough`: no page is
 * requested after so many items
 * @throws ServiceError
 */
export async function readPages<T>(
  read: (cursor?: string) => Promise<ServiceAnswer<Page<T>>>,
  {
    first,
    withinMs = LIST_MS,
    enough = Infinity,
  }: {
    readonly first?: Page<T>;
    readonly withinMs?: number;
    readonly enough?: number;
  } = {},
): Promise<readonly T[] | null> {
  const startedAt = performance.now();
  const items: T[] = [...(first?.items ?? [])];
  let cursor = first?.next ?? undefined;
  if (first && cursor === undefined) return items;
  for (let count = first ? 1 : 0; count < MAX_PAGES; count += 1) {
    if (performance.now() - startedAt > withinMs)
      throw new ServiceError('unavailable', 'the pages of a list take too long');
    const answer = await read(cursor);
    if (answer.status !== 'ok') return null;
    items.push(...answer.reply.items);
    if (answer.reply.next === null || items.length >= enough) return items;
    cursor = answer.reply.next;
  }
  throw new ServiceError('broken', 'the list does not end', { fields: ['next'], rule: 'G-08' });
}
