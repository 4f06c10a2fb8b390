import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;
const root = join(here, '..');

/** A work tree borrows each package from the tree that installed it. */
const dependencies = dirname(realpathSync(join(root, 'node_modules/vitest')));

/** The folder of the pictures to compare with; without one, stories are not compared. */
const pictures = process.env.VISUAL_BASELINES;

/** Where the picture of a story that changed is left, beside the difference. */
const report = process.env.VISUAL_REPORT ?? join(root, '.reports/visual');

/**
 * Runs every story in Chromium: it renders, its play function passes, axe finds nothing, its contrast holds in
 * the other scheme, and, where `VISUAL_BASELINES` names a folder, no pixel differs from the picture in it.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: here })],
  server: { fs: { allow: [root, dependencies] } },
  test: {
    name: 'stories',
    isolate: false,
    // Vitest's default leaves one core without a page: stories wait for the browser more than for Vite.
    maxWorkers: '100%',
    // The pictures are written through the runner's own server, which listens on this machine alone.
    api: { host: '127.0.0.1', allowWrite: true },
    setupFiles: [
      join(here, 'vitest.setup.ts'),
      join(here, 'vitest.otherScheme.ts'),
      ...(pictures ? [join(here, 'vitest.pictures.ts')] : []),
      join(here, 'vitest.reports.ts'),
    ],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            // Gradients are dithered by tile: one tile as large as any story gives the same pixels each time.
            '--default-tile-width=8192',
            '--default-tile-height=8192',
            '--disable-partial-raster',
          ],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // Smoothed edges count too: left out, a letter could move by a pixel and lose half its difference.
          comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0, includeAA: true },
          // Nothing has the focus, so there is no caret to hide. Hiding it would style the whole page anew, twice.
          screenshotOptions: { caret: 'initial' },
          resolveScreenshotPath: ({ arg, ext }) => join(pictures ?? '', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(report, `${arg}${ext}`),
        },
      },
    },
  },
});
