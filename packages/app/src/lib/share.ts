/** What became of a link that a member wanted to share. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Whether this device has a way of its own to share links. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Shares a link by the device's own means, or copies it where it has none. */
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
