import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocumentStore, startDocumentStore } from './server.ts';
import type { useStore } from './testing/browserPage.ts';

const PROJECT_ID = 'demo-browser';
const fileOf = (name: string) => fileURLToPath(new URL(`./testing/${name}`, import.meta.url));

let store: DocumentStore;
let pages: Server;
let browser: Browser;
let script: string;

beforeAll(async () => {
  store = await startDocumentStore({
    port: 0,
    projectId: PROJECT_ID,
    rulesFile: fileOf('notes.rules'),
    indexesFile: fileOf('notes.indexes.json'),
  });
  const bundle = await build({
    entryPoints: [fileOf('browserPage.ts')],
    bundle: true,
    write: false,
    globalName: 'page',
    logLevel: 'silent',
  });
  script = bundle.outputFiles[0]?.text ?? '';
  pages = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => {
    pages.listen(0, '127.0.0.1', resolve);
  });
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}, 60_000);

afterAll(async () => {
  await browser.close();
  pages.close();
  await store.stop();
});

test('a page of another origin reads, writes and gets its errors in Chromium', async () => {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(pages.address() as AddressInfo).port}`);
  await page.addScriptTag({ content: script });
  type Outcome = Awaited<ReturnType<typeof useStore>>;
  const outcome = await page.evaluate<Outcome>(`page.useStore(${store.port}, '${PROJECT_ID}')`);
  expect(outcome).toEqual({
    labels: ['first'],
    name: 'Ada!',
    notes: ['n2', 'n1'],
    counted: 2,
    refused: 'permission-denied',
    missing: 'not-found',
  });
}, 30_000);
