import type { ServicePage } from '../ports/points.ts';
import { type BookedMovement, shownMovement } from './account.ts';

/** All pages of these movements, which are in the order of their booking. `next` is the number of the next page. */
export function pagesOf(
  movements: readonly BookedMovement[],
  size: number,
): readonly ServicePage[] {
  const newestFirst = movements.toReversed();
  const count = Math.max(1, Math.ceil(newestFirst.length / size));
  return Array.from({ length: count }, (_, index) => {
    const page = newestFirst.slice(index * size, (index + 1) * size);
    const before = newestFirst[(index + 1) * size];
    return {
      movements: page.map(shownMovement),
      opening: before?.balanceAfter ?? 0,
      closing: page[0]?.balanceAfter ?? 0,
      next: index + 1 < count ? String(index + 1) : null,
    };
  });
}
