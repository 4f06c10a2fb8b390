import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { createDrawStory } from './drawStory.ts';
import { emulateMedia } from './emulateMedia.ts';
import { modesPlugin } from './modesPlugin.ts';

const here = import.meta.dirname;
const root = join(here, '..');

/** In a Git work tree, packages are links to the tree that installed them. */
const dependencies = dirname(realpathSync(join(root, 'node_modules/vitest')));

/** The folder for the drawings. Without it, stories are not drawn. Later commits' runs set the variable too. */
const drawings = process.env.VISUAL_DRAWINGS;

/** The tree whose ledger decides which pictures to save. Without it, the run only draws, and saves every picture. */
const ledger = process.env.VISUAL_LEDGER || undefined;

const isFirstCircle = process.env.STORIES_CIRCLE === 'first';

/** Storybook's plugins, without the one that adds the source of each export for the docs. */
const storybook = (await storybookTest({ configDir: here })).filter(
  ({ name }) => name !== 'plugin-csf',
);

/**
 * Runs every story in its modes, in Chromium. A story must render, pass its play function, pass axe, and have enough contrast in
 * the other scheme. A screen must also pass with members' device settings. If `VISUAL_DRAWINGS` names a folder,
 * every story is drawn into it.
 */
export default defineConfig({
  plugins: [
    ...storybook.slice(0, -1),
    // The last of Storybook's plugins lists the tests. Its own panel knows the stories of the sidebar only.
    ...(process.env.VITEST_STORYBOOK ? [] : [modesPlugin({ isFirstCircle })]),
    ...storybook.slice(-1),
  ],
  server: { fs: { allow: [root, dependencies] } },
  test: {
    name: 'stories',
    isolate: false,
    // Stories mostly wait for the browser and not for Vite, and Vitest's default would leave one core without a
    // page.
    maxWorkers: '100%',
    api: { host: '127.0.0.1' },
    // Vitest sets it in Node only. Stories set their viewport by it.
    env: { VITEST: 'true', VITE_FIRST_CIRCLE: isFirstCircle ? 'true' : '' },
    setupFiles: [
      join(here, 'vitest.setup.ts'),
      ...(drawings && !ledger ? [] : [join(here, 'vitest.settings.ts')]),
      ...(drawings && !ledger ? [] : [join(here, 'vitest.otherScheme.ts')]),
      ...(drawings ? [join(here, 'vitest.pictures.ts')] : []),
      ...(drawings && !ledger ? [] : [join(here, 'settings/translated.ts')]),
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
            // Chromium dithers gradients per tile. A tile as large as the largest story gives the same pixels each
            // time.
            '--default-tile-width=8192',
            '--default-tile-height=8192',
            '--disable-partial-raster',
          ],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      commands: {
        emulateMedia,
        ...(drawings ? { drawStory: createDrawStory({ folder: drawings, ledger }) } : {}),
      },
    },
  },
});
