import { isNoAnswer, remoteErrorCode } from './remoteError.ts';

/** A page that may be put away, as by a phone that locks. */
export type PutAwayPage = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Asks, and again on return where nothing answered and the page had been put away meanwhile: a phone that locks
 * takes the connection along, and a minute in a pocket is no minute of waiting. Rejects as `ask` does.
 */
export async function askOnReturn<T>(
  ask: () => Promise<T>,
  page: PutAwayPage = document,
): Promise<T> {
  for (;;) {
    let putAway = page.hidden;
    const look = () => {
      putAway ||= page.hidden;
    };
    page.addEventListener('visibilitychange', look);
    try {
      return await ask();
    } catch (error) {
      if (!putAway || !isNoAnswer(remoteErrorCode(error))) throw error;
    } finally {
      page.removeEventListener('visibilitychange', look);
    }
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
