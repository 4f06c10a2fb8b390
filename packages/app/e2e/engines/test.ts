import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, inject } from 'vitest';
import { journeyOrigin } from '../ports.ts';
import type { Engine, Profile, Size } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Page } from './page.ts';
import { startWebKit } from './webkit.ts';

/** The folder for screenshots. */
const PICTURES = join(import.meta.dirname, '../../../../.reports/engines');

/** The timeout of a cleanup's requests to the browser, in milliseconds. Neither Vitest nor Selenium has one for them. */
const CLEANUP_TIMEOUT_MS = 30_000;

const ENGINES = { webkit: startWebKit, firefox: startFirefox };

declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine of the project. */
    readonly engine: keyof typeof ENGINES;
  }
  export interface TaskMeta {
    /** Appears with the test in the report. */
    engine?: keyof typeof ENGINES;
    /** Whether the test passed only on a retry. */
    triedAgain?: boolean;
  }
}

export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1440, height: 900 };

/**
 * A journey in WebKit and Firefox. `phone` and `desktop` are pages of a new device; `open` opens another page of the same
 * device. A journey fails with every uncaught error of a page.
 */
export const test = base
  .extend('engineName', { scope: 'worker' }, () => inject('engine'))
  .extend('engine', { scope: 'worker' }, async ({ engineName }, { onCleanup }): Promise<Engine> => {
    const engine = await ENGINES[engineName]();
    onCleanup(() => engine.stop());
    return engine;
  })
  .extend('profile', ({ engine }): Promise<Profile> => engine.newProfile())
  .extend('open', async ({ engineName, profile, task }, { onCleanup }) => {
    task.meta.engine = engineName;
    task.meta.triedAgain = (task.result?.retryCount ?? 0) > 0;
    const pages: Page[] = [];
    onCleanup(async () => {
      // Always closes the profile, because WebKit's driver supports one at a time.
      try {
        if (task.result?.state !== 'fail') await inTime(expectNoErrors(pages));
        // Vitest reuses the fixtures in the retry if their cleanup throws.
        else await inTime(keepPictures(`${engineName} ${task.name}`, pages)).catch(() => {});
      } finally {
        await profile.close();
      }
    });
    return async (size: Size, origin?: string): Promise<Page> => {
      const page = new Page(await profile.newTab(size), origin ?? (await journeyOrigin()));
      pages.push(page);
      return page;
    };
  })
  .extend('phone', ({ open }) => open(PHONE))
  .extend('desktop', ({ open }) => open(DESKTOP));

async function expectNoErrors(pages: readonly Page[]): Promise<void> {
  for (const page of pages) expect(await page.uncaughtErrors()).toEqual([]);
}

/** Rejects if the browser does not respond in time. */
function inTime(answers: Promise<void>): Promise<void> {
  const silence = wait(CLEANUP_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('The browser does not respond.');
  });
  return Promise.race([answers, silence]);
}

/** Takes a screenshot if the journey failed. */
async function keepPictures(name: string, pages: readonly Page[]): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  for (const [index, page] of pages.entries()) {
    await writeFile(join(PICTURES, `${name} ${index + 1}.png`), await page.screenshot());
  }
}

export { expect };
