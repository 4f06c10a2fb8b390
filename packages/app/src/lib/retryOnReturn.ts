import { isNoAnswer, remoteErrorCode } from './remoteError.ts';

/** A page that can be hidden, for example by a phone that locks. */
export type HideablePage = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** How long the scripts of a page that is being left may run, in milliseconds. The retry comes after this time. */
const LEAVING_MS = 1_000;

/**
 * Sends a request, and sends it again if no reply came for one of two reasons. Otherwise rejects as `send` does.
 *
 * - The page was hidden meanwhile. A phone that locks closes the connection, and the time in a pocket does not count
 *   against the limit. The retry comes when the page is visible.
 * - The page is being left. WebKit and Firefox abort its requests while its scripts still run. The retry comes later
 *   if the page stays, for example after a link that opens the telephone.
 */
export async function retryOnReturn<T>(
  send: () => Promise<T>,
  page: HideablePage = document,
  view: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): Promise<T> {
  for (;;) {
    let left = false;
    const leave = () => {
      left = true;
    };
    let wasHidden = page.hidden;
    const watch = () => {
      wasHidden ||= page.hidden;
    };
    page.addEventListener('visibilitychange', watch);
    view.addEventListener('beforeunload', leave);
    try {
      return await send();
    } catch (error) {
      if (!(wasHidden || left) || !isNoAnswer(remoteErrorCode(error))) throw error;
    } finally {
      page.removeEventListener('visibilitychange', watch);
      view.removeEventListener('beforeunload', leave);
    }
    if (left) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    await visible(page);
  }
}

function visible(page: HideablePage): Promise<void> {
  if (!page.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = () => {
      if (page.hidden) return;
      page.removeEventListener('visibilitychange', watch);
      resolve();
    };
    page.addEventListener('visibilitychange', watch);
  });
}
