import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { RUNNERS } from './scripts/lib/runners.mjs';

const { unit, backend } = RUNNERS;

/** One runner for each suffix and room: see CONTRIBUTING.md. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: unit.include },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: backend.include,
          exclude: ['**/node_modules/**', ...backend.exclude],
          globalSetup: 'packages/functions/local/testing/globalSetup.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({ configDir: '.storybook', storybookScript: 'storybook dev --no-open' }),
        ],
        test: {
          name: 'stories',
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
