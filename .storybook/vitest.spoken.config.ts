import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { RUNNERS } from '../scripts/lib/runners.mjs';
import viteConfig from './vite.config.ts';

const here = import.meta.dirname;
const root = join(here, '..');

/** Transcribes what a screen reader says about stories, in Chromium: docs/decisions/098. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    root,
    resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
    optimizeDeps: {
      include: [
        '@guidepup/virtual-screen-reader',
        '@storybook/react-vite',
        'dompurify',
        'libphonenumber-js/min',
        'libphonenumber-js/mobile',
        'storybook/internal/core-events',
        'storybook/preview-api',
        'storybook/test',
      ],
    },
    test: {
      name: 'spoken',
      include: RUNNERS.spoken.include,
      setupFiles: [join(here, 'vitest.setup.ts'), join(here, 'vitest.spoken.setup.ts')],
      isolate: false,
      maxWorkers: 2,
      silent: 'passed-only',
      testTimeout: 30_000,
      api: { host: '127.0.0.1' },
      // Vitest sets it in Node only. Stories set their viewport by it.
      env: { VITEST: 'true' },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
            args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
          },
          contextOptions: { locale: 'en-GB', timezoneId: 'Europe/London' },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
    },
  }),
);
