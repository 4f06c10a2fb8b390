import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCode } from './loadCode.ts';
import { updates } from './updates.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
const missing = () => Promise.reject(GONE);
const device = { onLine: true };
const onStale = vi.fn();

const server = vi.fn<() => Promise<Response>>();
const responds = async () => new Response('', { headers: { 'content-type': 'text/javascript' } });

beforeEach(() => {
  device.onLine = true;
  onStale.mockReset();
  server.mockReset().mockImplementation(responds);
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('fetch', server);
});

describe('§8 code that is not fetched', () => {
  it('counts as without a reply when the device is offline, and requests nothing more', async () => {
    device.onLine = false;
    await expect(loadCode(missing, onStale)).rejects.toMatchObject({ code: 'no-response' });
    expect(server).not.toHaveBeenCalled();
    expect(onStale).not.toHaveBeenCalled();
  });

  it.each([
    ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', async () => new Response('', { status: 503 })],
  ])('counts as without a reply if the server %s', async (_, reply) => {
    server.mockImplementation(reply);
    await expect(loadCode(missing, onStale)).rejects.toMatchObject({ code: 'no-response' });
    expect(onStale).not.toHaveBeenCalled();
  });

  it('is fetched again if the server responds', async () => {
    const load = vi.fn(async () => 'code').mockImplementationOnce(missing);
    await expect(loadCode(load, onStale)).resolves.toBe('code');
    expect(onStale).not.toHaveBeenCalled();
  });

  it('§8.30 means a new version if the server responds and it is missing again', async () => {
    void loadCode(missing, onStale);
    await vi.waitFor(() => expect(onStale).toHaveBeenCalledOnce());
  });

  it('announces the new version by default', async () => {
    void loadCode(missing);
    await vi.waitFor(() => expect(updates.getSnapshot()).toMatchObject({ kind: 'applied' }));
  });
});

it('rejects with the error of code that throws, without a check of the server', async () => {
  const fault = new TypeError('x is not a function');
  await expect(loadCode(() => Promise.reject(fault), onStale)).rejects.toBe(fault);
  expect(server).not.toHaveBeenCalled();
});
