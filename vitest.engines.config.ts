import { defineConfig } from 'vitest/config';
import { RUNNERS } from './scripts/lib/runners.mjs';

/** The packages' sources, without a build; and what Node itself would pick of everything else. */
const conditions = ['source', 'node', 'development|production'];

/** Set, pictures are taken in place of journeys, in Chromium as well. */
const pictures = process.env['CASINO_SCREENSHOTS'];

const engines = ['webkit', 'firefox', ...(pictures ? ['chromium' as const] : [])] as const;

/** Journeys in WebKitGTK and Firefox, side by side, on the production build and one real backend. */
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
        // One browser for all files of a worker.
        isolate: false,
        // A busy machine is slow.
        expect: { poll: { timeout: 20_000 } },
        testTimeout: 90_000,
        // As other journeys: docs/decisions/012-a-journey-may-be-tried-twice.md.
        retry: 1,
      },
    })),
  },
});
