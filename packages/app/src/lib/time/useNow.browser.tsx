import { expect, it, onTestFinished, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useNow } from './useNow.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

async function renderNow(first: readonly string[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let moments = first;
  const { result, rerender, unmount } = await renderHook(() => useNow(() => moments).toISOString());
  onTestFinished(unmount);
  const learn = (later: readonly string[]) => {
    moments = later;
    return rerender();
  };
  return { result, learn };
}

it('is the time of the next moment when it comes', async () => {
  const { result } = await renderNow(['2026-11-21T12:00:00.100Z']);
  expect(result.current).toBe('2026-11-21T12:00:00.000Z');
  vi.setSystemTime('2026-11-21T12:00:01Z');
  await expect.poll(() => result.current).toMatch(/^2026-11-21T12:00:01/);
});

it('is current at once for a moment that has passed by the time it is known', async () => {
  const { result, learn } = await renderNow([]);
  vi.setSystemTime('2026-11-21T12:10:00Z');
  await learn(['2026-11-21T12:05:00Z']);
  await expect.poll(() => result.current).toMatch(/^2026-11-21T12:10:00/);
});

it('comes in time on a device that has slept meanwhile', async () => {
  const { result } = await renderNow(['2026-11-21T12:01:00Z']);
  vi.setSystemTime('2026-11-21T12:00:59.900Z');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => result.current).toMatch(/^2026-11-21T12:00:59/);
  vi.setSystemTime('2026-11-21T12:01:01Z');
  await expect.poll(() => result.current).toMatch(/^2026-11-21T12:01:01/);
});
