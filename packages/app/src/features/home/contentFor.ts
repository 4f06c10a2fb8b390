import type { ContentItem } from '@casino/functions/contract/member.ts';
import { venueOfHomeCasino } from '@casino/functions/contract/rules/membership.ts';

/** An item of `pwa_content` as home shows it. */
export interface ShownContent {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href?: string;
}

/**
 * Returns the items for a home casino. `venues` is a list of ids, a comma-separated string of ids, or `All`.
 * Casino 17 is treated as 6. A member without a home casino gets only the items for all. Specification
 * sections 3 and 4.
 */
export function contentFor(
  items: readonly ContentItem[],
  homeCasino: number | null,
): ShownContent[] {
  const venue = homeCasino === null ? null : venueOfHomeCasino(homeCasino);
  return items
    .filter(({ venues }) => isFor(venues, venue))
    .map(({ id, title, text, href }) =>
      href !== undefined && isSafe(href) ? { id, title, text, href } : { id, title, text },
    );
}

function isFor(venues: ContentItem['venues'], venue: number | null): boolean {
  const named = typeof venues === 'string' ? venues.split(',') : venues;
  return named.some((each) => {
    const text = String(each).trim();
    return text.toLowerCase() === 'all' || venueOfHomeCasino(Number(text)) === venue;
  });
}

/** Accepts HTTPS links and paths of this app. Other schemes, such as `javascript:`, could run a script. */
function isSafe(href: string): boolean {
  return /^https:\/\//i.test(href) || /^\/(?![/\\])/.test(href);
}
