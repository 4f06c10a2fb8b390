/**
 * Fetches the code of a member's first page, without running it. Otherwise it is requested only once the member is loaded.
 * The page lists its files as links: see vite.preloads.ts.
 */
export function fetchMemberCode(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    'link[data-first=member]:not([rel])',
  )) {
    link.rel = 'modulepreload';
  }
}
