import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryWhenOnline } from './retryWhenOnline.ts';

const fault = new TypeError('Failed to fetch dynamically imported module');
const page = new EventTarget();
const device = { onLine: true };

beforeEach(() => {
  device.onLine = true;
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

it('returns the loaded module', async () => {
  await expect(retryWhenOnline(async () => 'code')).resolves.toBe('code');
});

it('rejects if loading fails with a connection', async () => {
  await expect(retryWhenOnline(() => Promise.reject(fault))).rejects.toBe(fault);
});

it('retries each time the connection returns', async () => {
  device.onLine = false;
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(fault)
    .mockRejectedValueOnce(fault)
    .mockResolvedValue('code');
  const loaded = retryWhenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  page.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('code');
});
