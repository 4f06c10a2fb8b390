import { describe, expect, it } from 'vitest';
import { indexedDbAnswers } from './silentIndexedDb.ts';

/** A factory with an `open` that dispatches one event, or none. */
const opening = (event: 'error' | 'blocked' | null) => () => ({
  open: () => {
    const request = { close: () => {} } as unknown as IDBOpenDBRequest;
    if (event) setTimeout(() => request[`on${event}`]?.(new Event(event) as IDBVersionChangeEvent));
    return request;
  },
});

describe('indexedDbAnswers', () => {
  it('is true if the browser opens a database', async () => {
    expect(await indexedDbAnswers()).toBe(true);
  });

  it.each([
    ['never answers', opening(null)],
    ['refuses', opening('error')],
    ['is blocked', opening('blocked')],
    [
      'may not be read',
      () => {
        throw new DOMException('', 'SecurityError');
      },
    ],
    [
      'throws',
      () => ({
        open: () => {
          throw new DOMException('', 'InvalidStateError');
        },
      }),
    ],
  ])('is false if it %s', async (_, factory) => {
    expect(await indexedDbAnswers(factory, 50)).toBe(false);
  });
});
