import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import type { JourneyProject } from './e2e/journey.ts';
import { journeyPorts } from './e2e/ports.ts';

const ROOT = join(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.reports');

const PORTS = await journeyPorts();

/** With `CASINO_REMOTE`, the callables use the reference server over HTTP in place of the Firestore implementation. */
const REMOTE = process.env['CASINO_REMOTE'] ? '--remote' : '';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The journeys that read or write most of a group's services. The project `remote` runs them over HTTP. */
const ON_SERVICES = [
  'link/linkMembership',
  'join/register',
  'events/rsvp',
  'games/spinTheWheel',
  'publishedContent',
  'settings/settings',
].map((name) => `**/features/${name}.e2e.ts`);

/** Journeys: end-to-end tests in Chromium, with the production build and the local backend. */
export default defineConfig<object, JourneyProject>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: join(REPORTS, 'journeys'),
  webServer: {
    command: `node packages/functions/local/start.ts ${REMOTE} --reset --data ${join(REPORTS, 'journeys-data')}`,
    cwd: ROOT,
    env: PORTS,
    wait: { stdout: /Ctrl-C to stop/ },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  forbidOnly: true,
  // A busy machine may miss a deadline once. The end of the run lists the journeys that needed a retry.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(REPORTS, 'journeys.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    // `npm test` prints the command that opens a trace.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      executablePath:
        process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    // A journey with a tag in its title runs at that width only.
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: PHONE,
      grepInvert: /@desktop/,
    },
    {
      name: 'remote',
      testMatch: ON_SERVICES,
      use: { ...PHONE, isRemote: true },
      grepInvert: /@desktop/,
    },
  ],
});
