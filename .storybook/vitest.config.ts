import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { drawingInto } from './drawStory.ts';
import { emulateMedia } from './emulateMedia.ts';

const here = import.meta.dirname;
const root = join(here, '..');

/** A work tree borrows each package from the tree that installed it. */
const dependencies = dirname(realpathSync(join(root, 'node_modules/vitest')));

/** The folder that drawings go to; without one, stories are not drawn. Runs of later commits set it too. */
const drawings = process.env.VISUAL_DRAWINGS;

/** The tree whose ledger says which pictures need not be kept; without one, all are, and nothing but them is made. */
const ledger = process.env.VISUAL_LEDGER || undefined;

/**
 * Runs every story in Chromium: it renders, its play function passes, axe finds nothing, its contrast holds in
 * the other scheme, a screen holds with the settings of members' devices, and, where `VISUAL_DRAWINGS` names a
 * folder, it is drawn.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: here })],
  server: { fs: { allow: [root, dependencies] } },
  test: {
    name: 'stories',
    isolate: false,
    // Vitest's default leaves one core without a page: stories wait for the browser more than for Vite.
    maxWorkers: '100%',
    api: { host: '127.0.0.1' },
    setupFiles: [
      join(here, 'vitest.setup.ts'),
      ...(drawings && !ledger ? [] : [join(here, 'vitest.settings.ts')]),
      ...(drawings && !ledger ? [] : [join(here, 'vitest.otherScheme.ts')]),
      ...(drawings ? [join(here, 'vitest.pictures.ts')] : []),
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
      commands: {
        emulateMedia,
        ...(drawings ? { drawStory: drawingInto({ folder: drawings, ledger }) } : {}),
      },
    },
  },
});
