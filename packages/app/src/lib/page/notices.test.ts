import { describe, expect, it, vi } from 'vitest';
import { createNotices } from './notices.ts';

describe('notices', () => {
  it('wait in order until they are dismissed, and differ by id', () => {
    const notices = createNotices();
    const listener = vi.fn();
    const unsubscribe = notices.subscribe(listener);
    notices.show({ kind: 'offline' });
    notices.show({ kind: 'offline' });
    const [first, second] = notices.getSnapshot();
    expect(notices.dismiss(first?.id ?? 0)).toBe(true);
    expect(notices.dismiss(first?.id ?? 0)).toBe(false);
    expect(notices.getSnapshot()).toEqual([second]);
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    notices.show({ kind: 'failure', text: '' });
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
