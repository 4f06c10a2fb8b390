import { record as recordPage } from '@rrweb/record';
import { createUploads } from './uploads.ts';
import { withoutPersonalText } from './withoutPersonalText.ts';

// Loaded once a member has agreed, and not before.

/**
 * Records the page until `ended`, and posts what happens to `endpoint`. All text and every input is
 * replaced by stars before it leaves the page, pictures are left out, and so is who is recorded.
 */
export function record(endpoint: string, ended: AbortSignal): void {
  if (ended.aborted) return;
  const uploads = createUploads({
    post: (body) =>
      fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        credentials: 'omit',
        keepalive: body.length < KEEPALIVE_LIMIT,
        body,
      }),
  });
  const stop = recordPage({
    emit: (event) => uploads.add(withoutPersonalText(event)),
    maskAllInputs: true,
    maskTextSelector: '*',
    blockSelector: 'img, canvas, video',
    sampling: { mousemove: 200, scroll: 200, input: 'last' },
    slimDOMOptions: 'all',
  });
  const timer = setInterval(uploads.flush, UPLOAD_EVERY_MS);
  window.addEventListener('pagehide', uploads.flush, { signal: ended });
  ended.addEventListener('abort', () => {
    stop?.();
    clearInterval(timer);
    uploads.flush();
  });
}

const UPLOAD_EVERY_MS = 5_000;

/** Browsers refuse a longer body for a request that outlives its page. */
const KEEPALIVE_LIMIT = 60_000;
