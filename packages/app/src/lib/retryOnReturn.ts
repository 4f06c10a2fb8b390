import { isNoAnswer, remoteErrorCode } from './remoteError.ts';

/** A page that may be put away, as by a phone that locks. */
export type PutAwayPage = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** How long a page that is being left may still run, in milliseconds. One that stays asks again after it. */
const LEAVING_MS = 1_000;

/**
 * Asks, and again where nothing answered for one of two reasons. Rejects as `ask` does for any other.
 *
 * - The page had been put away meanwhile: a phone that locks takes the connection along, and a minute in a pocket
 *   is no minute of waiting. It is asked on return.
 * - The page is being left: WebKit and Firefox end its requests while its scripts still run. It is asked later,
 *   where the page has stayed, as after a link that opens the telephone.
 */
export async function retryOnReturn<T>(
  ask: () => Promise<T>,
  page: PutAwayPage = document,
  view: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): Promise<T> {
  for (;;) {
    let left = false;
    const leave = () => {
      left = true;
    };
    let putAway = page.hidden;
    const look = () => {
      putAway ||= page.hidden;
    };
    page.addEventListener('visibilitychange', look);
    view.addEventListener('beforeunload', leave);
    try {
      return await ask();
    } catch (error) {
      if (!(putAway || left) || !isNoAnswer(remoteErrorCode(error))) throw error;
    } finally {
      page.removeEventListener('visibilitychange', look);
      view.removeEventListener('beforeunload', leave);
    }
    if (left) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    await shown(page);
  }
}

function shown(page: PutAwayPage): Promise<void> {
  if (!page.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (page.hidden) return;
      page.removeEventListener('visibilitychange', look);
      resolve();
    };
    page.addEventListener('visibilitychange', look);
  });
}
