import { describe, expect, it, vi } from 'vitest';
import { inspectScript, isLocalhost } from './serviceWorkerScript.ts';

const OWN_PAGE = '<!doctype html><meta name="casino-config" content="{}" />';

const answers = (type: string, status = 200, body = '') =>
  vi.fn(async () => new Response(body, { status, headers: { 'content-type': type } }));

describe('§7.61 GET /sw.js on load', () => {
  it.each([
    ['usable', answers('text/javascript; charset=utf-8')],
    ['usable', answers('application/javascript')],
    ['gone', answers('text/html', 200, OWN_PAGE)],
    ['unknown', answers('text/html', 200, '<h1>Accept our terms</h1>')],
    ['gone', answers('text/javascript', 404)],
    ['unknown', answers('')],
    ['unknown', answers('text/html', 503, OWN_PAGE)],
    ['unknown', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
  ] as const)('%s', async (finding, fetchScript) => {
    expect(await inspectScript(fetchScript)).toBe(finding);
    expect(fetchScript).toHaveBeenCalledWith('/sw.js', {
      headers: { 'Service-Worker': 'script' },
    });
  });

  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['[::1]', true],
    ['app.localhost', true],
    ['rewards.test', false],
    ['127.0.0.1.evil.test', false],
    ['localhost.evil.test', false],
  ])('%s is this machine: %s', (hostname, local) => {
    expect(isLocalhost(hostname)).toBe(local);
  });
});
