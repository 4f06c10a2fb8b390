import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebServer, type WebServer } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'web-'));
let server: WebServer;
let origin: string;

beforeAll(async () => {
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
        functions: 'http://127.0.0.1:5001',
      },
    },
  });
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

describe('the local web server', () => {
  it.each(['/', '/index.html', '/offers/abc', '/login?redirect=%2Foffers'])(
    'answers %s with the page and the backend’s configuration in it',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('demo-\\&quot;&amp;&lt;casino');
    },
  );

  it.each(['/staff/', '/staff/index.html', '/staff/day?date=2026-11-25'])(
    'answers %s with the staff page, which alone may use the camera',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.headers.get('permissions-policy')).toMatch(/^camera=\(self\)/);
      const text = await response.text();
      expect(text).toContain('Till');
      expect(text).toContain('demo-\\&quot;&amp;&lt;casino');
      const members = await fetch(`${origin}/offers/staff`);
      expect(members.headers.get('permissions-policy')).toMatch(/^camera=\(\)/);
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

  it.each(['/assets/gone-3c4d.js', '/favicon.gone.ico', '/../package.json'])(
    'answers 404 for the missing file %s, with 404.html and no caching',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('Missing');
    },
  );

  it.each(['/', '/offers', '/assets/app-1a2b.js', '/sw.js'])(
    'sends %s with production’s content security policy, which also allows calls to the local backend',
    async (path) => {
      const { headers } = await fetch(origin + path);
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
          const [name = '', ...values] = directive.split(' ');
          return [name, values] as const;
        }),
      );
      // The app's own files, the two inline scripts by hash, and the scripts of App Check.
      const hash = expect.stringMatching(/^'sha256-[\w+/]+=*'$/);
      expect(policy.get('script-src')).toEqual([
        "'self'",
        hash,
        hash,
        'https://www.google.com/recaptcha/',
        'https://www.gstatic.com/recaptcha/',
      ]);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(policy.get('connect-src')).toEqual(
        expect.arrayContaining([
          "'self'",
          'http://127.0.0.1:9099',
          'http://127.0.0.1:8080',
          'http://127.0.0.1:5001',
        ]),
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('compresses text only for clients that accept brotli, as Hosting does', async () => {
    for (const path of ['/', '/assets/app-1a2b.js']) {
      const small = await fetch(origin + path, { headers: { 'Accept-Encoding': 'gzip, br' } });
      const plain = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } });
      expect(small.headers.get('content-encoding')).toBe('br');
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await small.text()).toBe(await plain.text());
    }
  });

  it('answers HEAD without a body, and rejects other methods', async () => {
    const head = await fetch(`${origin}/`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
  });
});
