import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { CIRCLES, RUNNERS } from './scripts/lib/runners.mjs';

const root = import.meta.dirname;
const app = join(root, 'packages/app/src');

/** The modules that talk to Firebase, each with its fake in `testing/fakes`. */
const FAKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'lib/calls/api.ts',
    'lib/firebase/documents.ts',
    'lib/firebase/firebase.ts',
    'session/identity/emailCodes.ts',
    'session/identity/firebaseIdentity.ts',
    'features/shared/games/gameDocuments.ts',
    'shell/routing/routeModules.ts',
  ].map((path) => [join(app, path), join(app, 'testing/fakes', path.replace(/^.*\//, ''))]),
);

/** Resolves every import of a module that talks to Firebase to its fake. */
function replaceFirebase(): Plugin {
  return {
    name: 'casino:fakes',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: /(?:api|documents|firebase|emailCodes|firebaseIdentity|gameDocuments|routeModules)\.ts$/i,
      },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return (resolved && FAKES[resolved.id]) ?? resolved;
      },
    },
  };
}

/** Hooks and routes of the app in Chromium, on a fake backend: see packages/app/src/testing/openApp.tsx. */
export default defineConfig({
  plugins: [react(), replaceFirebase()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  // `vitest --changed` follows imports in this environment.
  ssr: { resolve: { conditions: ['source', ...defaultClientConditions] } },
  optimizeDeps: {
    // Listed, because a dependency that Vite discovers late reloads the page and fails a cold run.
    include: [
      // The version of the staff page: the Firebase SDK has another.
      '@casino/app > idb',
      '@hookform/resolvers/zod',
      '@noble/ed25519',
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
      'axe-core',
      'dayjs',
      'dayjs/plugin/customParseFormat.js',
      'dayjs/plugin/timezone.js',
      'dayjs/plugin/utc.js',
      'dompurify',
      'fast-check',
      'libphonenumber-js/min',
      'libphonenumber-js/mobile',
      'qr/decode.js',
      'qrcode.react',
      'react',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'styled-components',
      'swr',
      'vitest-browser-react',
      'zod/mini',
    ],
  },
  test: {
    name: 'browser',
    include: RUNNERS.browser.include,
    setupFiles: [join(app, 'testing/setup.ts')],
    // Each test opens the app for another member, so files can share a page.
    isolate: false,
    maxWorkers: 2,
    silent: 'passed-only',
    tags: CIRCLES,
    // Vitest's default of one second is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    api: { host: '127.0.0.1' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath:
            process.env['HEADLESS_SHELL_PATH'] ??
            process.env['CHROMIUM_PATH'] ??
            '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
        contextOptions: {
          reducedMotion: 'reduce',
          locale: 'en-GB',
          // A device far from the casinos: every day and hour that the app shows is theirs.
          timezoneId: 'Pacific/Auckland',
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
