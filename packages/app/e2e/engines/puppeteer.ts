import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type BrowserContext, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Engine, Profile, Tab } from './engine.ts';

/** The timeout for closing a browser, in milliseconds. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Starts Firefox with WebDriver BiDi. */
export function startFirefox(): Promise<Engine> {
  return start((downloads) => ({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Overlay scrollbars, as on a phone.
      'ui.useOverlayScrollbars': 1,
      'intl.accept_languages': 'en-GB',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
    },
  }));
}

/** Starts Chromium, for comparing screenshots with the other engines. */
export function startChromium(): Promise<Engine> {
  return start(() => ({
    browser: 'chrome',
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--force-prefers-reduced-motion', '--lang=en-GB'],
  }));
}

async function start(optionsFor: (downloads: string) => LaunchOptions): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'casino-downloads-'));
  const browser = await puppeteer.launch({
    ...optionsFor(downloads),
    headless: true,
    defaultViewport: null,
    env: { ...process.env, TZ: 'Europe/London' },
  });
  return {
    newProfile: async () => profileOf(await browser.createBrowserContext(), downloads),
    async stop() {
      // A browser that hangs on close must not block the run.
      await Promise.race([browser.close(), wait(CLOSE_TIMEOUT_MS)]);
      browser.process()?.kill('SIGKILL');
      rmSync(downloads, { recursive: true });
    },
  };
}

function profileOf(context: BrowserContext, downloads: string): Profile {
  const front = frontPage();
  return {
    downloads,
    async newTab(size) {
      const page = await context.newPage();
      await page.setViewport(size);
      return tabOf(() => front(page));
    },
    close: () => context.close(),
  };
}

/** Brings a page to the front, because browsers throttle hidden pages. */
function frontPage(): (page: Page) => Promise<Page> {
  let front: Page | undefined;
  return async (page) => {
    if (page !== front) await page.bringToFront();
    front = page;
    return page;
  };
}

function tabOf(shown: () => Promise<Page>): Tab {
  return {
    goto: async (address) => void (await (await shown()).goto(address)),
    reload: async () => void (await (await shown()).reload()),
    // Puppeteer's types do not support generic arguments.
    run: async (body, ...args) => (await shown()).evaluate(body as never, ...args) as never,
    addScript: async (source) => void (await (await shown()).evaluate(source)),
    clickAt: async ({ x, y }) => (await shown()).mouse.click(x, y),
    type: async (text) => (await shown()).keyboard.type(text),
    async press(key, { shift = false } = {}) {
      const { keyboard } = await shown();
      if (shift) await keyboard.down('Shift');
      await keyboard.press(key);
      if (shift) await keyboard.up('Shift');
    },
    screenshot: async () => Buffer.from(await (await shown()).screenshot()),
  };
}
