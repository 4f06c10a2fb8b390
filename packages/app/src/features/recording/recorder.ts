import { record as recordPage } from '@rrweb/record';
import { createUploads } from './uploads.ts';
import { withoutPersonalText } from './withoutPersonalText.ts';

// Loaded only after the member has consented.

/**
 * Records the page until `ended` aborts, and posts the events to `endpoint`. Stars replace all text and input. Drawings and
 * the identity of the member are left out: `withoutPersonalText` lists what is recorded.
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
    emit: (event) => {
      const recorded = withoutPersonalText(event);
      if (recorded) uploads.add(recorded);
    },
    maskAllInputs: true,
    maskTextSelector: '*',
    // Codes are drawn as SVG. A blocked element is a box of its size.
    blockSelector: 'svg, img, picture, canvas, video, audio, iframe, object, embed',
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

/** Browsers reject a longer body of a `keepalive` request. */
const KEEPALIVE_LIMIT = 60_000;
