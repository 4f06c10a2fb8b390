import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePorts } from '../settings/ports.ts';
import { startWebServer, type WebServer } from './server.ts';

// Compares Firebase's Hosting emulator with the local web server; both read `firebase.json`.

const HOST = '127.0.0.1';
const CLI = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
const REPOSITORY = new URL('../../../../', import.meta.url).pathname;
const STARTS_WITHIN_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
let emulator: ChildProcess;
let hosting: string;
let server: WebServer;
let ours: string;

beforeAll(async () => {
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, 'staff'));
  const page = '<!doctype html><meta name="casino-config" content="{}"><title>App</title>';
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'staff', 'index.html'), page.replace('App', 'Till'));
  writeFileSync(join(root, 'assets', 'app-1a2b.js'), 'export {}');
  writeFileSync(join(root, 'sw.js'), 'self.skipWaiting()');
  cpSync(join(REPOSITORY, 'packages/app/public/404.html'), join(root, '404.html'));
  const { app: port, auth, functions } = await freePorts();
  const config = JSON.parse(readFileSync(join(REPOSITORY, 'firebase.json'), 'utf8'));
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      hosting: { ...config.hosting, public: 'dist', predeploy: undefined },
      emulators: {
        hosting: { host: HOST, port },
        hub: { host: HOST, port: auth },
        logging: { host: HOST, port: functions },
        ui: { enabled: false },
      },
    }),
  );
  hosting = `http://${HOST}:${port}`;
  emulator = spawn(
    process.execPath,
    [CLI, 'emulators:start', '--only', 'hosting', '--project', 'demo-hosting'],
    { cwd: folder, stdio: 'ignore' },
  );
  await vi.waitFor(() => fetch(hosting), { timeout: STARTS_WITHIN_MS, interval: 200 });
  const web = { apiKey: 'demo', projectId: 'demo', authDomain: 'localhost' };
  server = await startWebServer({ host: HOST, port: 0, root, config: web });
  ours = `http://${HOST}:${server.port}`;
}, STARTS_WITHIN_MS + 10_000);

afterAll(async () => {
  await server?.stop();
  emulator.kill('SIGINT');
  if (emulator.exitCode === null) await once(emulator, 'exit');
  rmSync(folder, { recursive: true });
});

/** The parts of a response that decide how a browser handles it. */
async function answerOf(url: string) {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  const names = [
    'cache-control',
    'content-security-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
    'cross-origin-opener-policy',
    'permissions-policy',
    'strict-transport-security',
  ];
  const type = headers.get('content-type')?.replace('application/', 'text/').split(';')[0];
  return { status, type, ...Object.fromEntries(names.map((name) => [name, headers.get(name)])) };
}

describe('§1 the rules of Firebase Hosting', () => {
  it.each([
    ['/', 200],
    ['/index.html', 200],
    ['/offers', 200],
    ['/games/spin-the-wheel/king-s-week', 200],
    ['/reset-password?mode=resetPassword&token=a.b.c', 200],
    ['/assets/app-1a2b.js', 200],
    ['/sw.js', 200],
    ['/staff/', 200],
    ['/staff/day', 200],
    ['/staff/index.html', 200],
    ['/staff/assets/gone-3c4d.js', 404],
    ['/staff/sw.js', 404],
    ['/assets/gone-3c4d.js', 404],
    ['/assets/gone-3c4d.woff2', 404],
    ['/gone.png', 404],
  ])(
    'answer %s with %i and no caching, in the Hosting emulator and in the local server',
    async (path, status) => {
      const answer = await answerOf(hosting + path);
      expect(answer).toMatchObject({ status, 'cache-control': 'no-cache' });
      expect(Object.values(answer)).not.toContain(null);
      expect(await answerOf(ours + path)).toEqual(answer);
    },
  );

  it('redirect /staff to the folder of the staff page, which answers its paths', async () => {
    for (const origin of [hosting, ours]) {
      const { status, headers } = await fetch(`${origin}/staff`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, '/staff/']);
      for (const path of ['/staff/', '/staff/day']) {
        expect(await (await fetch(origin + path)).text()).toContain('<title>Till');
      }
      expect(await (await fetch(`${origin}/offers/staff`)).text()).toContain('<title>App');
    }
  });

  it('serve 404.html for a missing file', async () => {
    for (const origin of [hosting, ours]) {
      const text = await (await fetch(`${origin}/assets/gone-3c4d.js`)).text();
      expect(text).toContain('We cannot find this file');
    }
  });
});
