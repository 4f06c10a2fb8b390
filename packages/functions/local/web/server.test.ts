import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebServer, type WebServer } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'web-'));
let server: WebServer;
let origin: string;

/** Answers a call with what it got, and breaks off `broken-off`. */
const functions = createServer(async (request, response) => {
  const { method, url = '', headers } = request;
  let body = '';
  for await (const part of request) body += part;
  response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '60' });
  const reply = JSON.stringify({ method, url, token: headers.authorization, body });
  if (url.endsWith('broken-off')) response.write(reply, () => response.destroy());
  else response.end(reply);
});

beforeAll(async () => {
  await once(functions.listen(0, '127.0.0.1'), 'listening');
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, 'staff'));
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><meta name="casino-config" content="{}"><title>App</title>',
  );
  writeFileSync(
    join(root, 'staff', 'index.html'),
    '<!doctype html><meta name="casino-config" content="{}"><title>Till</title>',
  );
  writeFileSync(join(root, 'assets', 'app-1a2b.js'), 'export {}');
  writeFileSync(join(root, '404.html'), '<!doctype html><title>Missing</title>');
  writeFileSync(join(root, 'sw.js'), 'self.skipWaiting()');
  server = await startWebServer({
    host: '127.0.0.1',
    port: 0,
    root,
    config: {
      apiKey: 'demo',
      projectId: 'demo-"&<casino',
      authDomain: 'localhost',
      emulators: {
        auth: 'http://127.0.0.1:9099',
        firestore: '127.0.0.1:8080',
      },
    },
    functions: `http://127.0.0.1:${(functions.address() as AddressInfo).port}/europe-west2`,
  });
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  functions.close();
  rmSync(root, { recursive: true });
});

describe('the local web server', () => {
  it.each(['/', '/offers/abc', '/login?redirect=%2Foffers', '/staff/day?date=2026-11-25'])(
    'answers %s with the page and the backend’s configuration in it',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('demo-\\&quot;&amp;&lt;casino');
    },
  );

  it('answers 304 for an unchanged file', async () => {
    const { headers } = await fetch(`${origin}/assets/app-1a2b.js`);
    expect(headers.get('content-type')).toContain('javascript');
    const again = await fetch(`${origin}/assets/app-1a2b.js`, {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('allows calls to the local backend, in addition to production’s content security policy', async () => {
    const { headers } = await fetch(`${origin}/offers`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/connect-src 'self' .*http:\/\/127\.0\.0\.1:9099/);
    expect(policy).toMatch(/connect-src 'self' .*http:\/\/127\.0\.0\.1:8080/);
  });

  it('compresses text only for clients that accept brotli, as Hosting does', async () => {
    for (const path of ['/', '/assets/app-1a2b.js']) {
      const small = await fetch(origin + path, { headers: { 'Accept-Encoding': 'gzip, br' } });
      const plain = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } });
      expect(small.headers.get('content-encoding')).toBe('br');
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await small.text()).toBe(await plain.text());
    }
  });

  it('passes a call on to its function, and the reply back', async () => {
    const answer = await fetch(`${origin}/call/members-getMember`, {
      method: 'POST',
      headers: { Authorization: 'Bearer token-1' },
      body: '{"data":null}',
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: '/europe-west2/members-getMember',
      token: 'Bearer token-1',
      body: '{"data":null}',
    });
  });

  it('breaks a reply off where the function does, and answers 502 without a backend', async () => {
    const broken = await fetch(`${origin}/call/broken-off`, { method: 'POST' });
    await expect(broken.text()).rejects.toThrow(/terminated/);
    functions.closeAllConnections();
    await new Promise((resolve) => functions.close(resolve));
    expect((await fetch(`${origin}/call/members-getMember`, { method: 'POST' })).status).toBe(502);
  });

  it('answers HEAD without a body, and rejects other methods', async () => {
    const head = await fetch(`${origin}/`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
  });
});
