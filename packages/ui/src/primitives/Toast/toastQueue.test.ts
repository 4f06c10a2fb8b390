import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, TOAST_MILLISECONDS } from './toastQueue.ts';

function texts(queue: ReturnType<typeof createToastQueue>) {
  return queue.visible().map(({ text }) => text);
}

describe('§9 toast queue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['§9.9 a toast after 3000 ms', 3000, { text: 'Saved' }],
    ['§9.10 the long toast after 5000 ms', 5000, { text: 'Saved', duration: 5000 }],
    ['§9.11 a notification after 5000 ms', 5000, { title: 'Friday Jazz', text: 'Saved' }],
  ])('removes %s', (_, duration, message) => {
    const queue = createToastQueue();
    queue.add(message);
    vi.advanceTimersByTime(duration - 1);
    expect(texts(queue)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('pauses timers while held, and resumes with the remaining time', () => {
    const queue = createToastQueue();
    queue.add({ text: 'Saved' });
    vi.advanceTimersByTime(2000);
    queue.hold();
    vi.advanceTimersByTime(60_000);
    expect(texts(queue)).toEqual(['Saved']);
    queue.release();
    vi.advanceTimersByTime(999);
    expect(texts(queue)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('shows three at once, and the waiting ones for their full time', () => {
    const queue = createToastQueue();
    for (const text of ['1', '2', '3', '4']) queue.add({ text });
    expect(texts(queue)).toEqual(['1', '2', '3']);
    vi.advanceTimersByTime(TOAST_MILLISECONDS);
    expect(texts(queue)).toEqual(['4']);
    vi.advanceTimersByTime(TOAST_MILLISECONDS);
    expect(texts(queue)).toEqual([]);
  });

  it('starts no timer for a toast that arrives while held', () => {
    const queue = createToastQueue();
    queue.hold();
    queue.add({ text: 'Late' });
    vi.advanceTimersByTime(60_000);
    expect(texts(queue)).toEqual(['Late']);
  });

  it('dismisses at once, notifies its listeners, and ignores an unknown id', () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    queue.add({ text: 'Saved' });
    const id = queue.visible()[0]?.id ?? 0;
    queue.dismiss(id);
    queue.dismiss(id);
    expect(texts(queue)).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    queue.add({ text: 'Unheard' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
