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

  it('§9.9 removes a toast after 3000 ms', () => {
    const queue = createToastQueue();
    queue.add({ text: 'Saved' });
    vi.advanceTimersByTime(2_999);
    expect(texts(queue)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('§9.10 keeps the long toast for 5000 ms', () => {
    const queue = createToastQueue();
    queue.add({ text: 'Temporary', tone: 'success', duration: 5000 });
    vi.advanceTimersByTime(4999);
    expect(texts(queue)).toEqual(['Temporary']);
    vi.advanceTimersByTime(1);
    expect(texts(queue)).toEqual([]);
  });

  it('§9.11 keeps a notification for 5000 ms', () => {
    const queue = createToastQueue();
    queue.add({ title: 'Friday Jazz', text: 'You are on the list.' });
    vi.advanceTimersByTime(4_999);
    expect(texts(queue)).toEqual(['You are on the list.']);
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
