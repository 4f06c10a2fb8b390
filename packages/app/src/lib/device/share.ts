/** The result of sharing a link. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Whether the browser supports the Web Share API. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Shares a link with the Web Share API, or copies it without that API. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  try {
    if (!canShare()) {
      await navigator.clipboard.writeText(url);
      return 'copied';
    }
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
