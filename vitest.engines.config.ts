import { defineConfig } from 'vitest/config';
import { RUNNERS } from './scripts/lib/runners.mjs';

/** Resolves the workspaces to their sources, and other packages like Node. */
const conditions = ['source', 'node', 'development|production'];

/** If set, the run takes screenshots instead of running journeys, in Chromium too. */
const pictures = process.env['CASINO_SCREENSHOTS'];

const engines = ['webkit', 'firefox', ...(pictures ? ['chromium' as const] : [])] as const;

/** Journeys in WebKitGTK and Firefox, in parallel, on the production build and one real backend. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    globalSetup: 'packages/app/e2e/engines/globalSetup.ts',
    maxWorkers: 2,
    projects: engines.map((engine) => ({
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      test: {
        name: engine,
        include: pictures ? ['packages/app/e2e/engines/screenshots.ts'] : RUNNERS.engines.include,
        provide: { engine },
        environment: 'node',
        // All files of a worker share one browser.
        isolate: false,
        // On a busy machine engines respond slowly.
        expect: { poll: { timeout: 20_000 } },
        testTimeout: 90_000,
        // See docs/decisions/012-a-journey-may-be-tried-twice.md.
        retry: 1,
      },
    })),
  },
});
