import type { ServiceAnswer } from './serviceClient.ts';
import { ServiceError } from './serviceError.ts';

/** Far above the pages of any list of this product. */
const MAX_PAGES = 200;

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/**
 * All items of a list; null if the service does not know it.
 * @param read reads the page at a cursor; undefined for the first one
 * @param first the first page, if it is known
 */
export async function readPages<T>(
  read: (cursor?: string) => Promise<ServiceAnswer<Page<T>>>,
  first?: Page<T>,
): Promise<readonly T[] | null> {
  const items: T[] = [...(first?.items ?? [])];
  let cursor = first?.next ?? undefined;
  if (first && cursor === undefined) return items;
  for (let count = first ? 1 : 0; count < MAX_PAGES; count += 1) {
    const answer = await read(cursor);
    if (answer.status !== 'ok') return null;
    items.push(...answer.reply.items);
    if (answer.reply.next === null) return items;
    cursor = answer.reply.next;
  }
  throw new ServiceError('broken', 'the list does not end', { fields: ['next'] });
}
