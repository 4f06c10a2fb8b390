import { defineConfig } from 'vitest/config';
import { RUNNERS } from './scripts/lib/runners.mjs';

/** Resolves the workspaces to their sources, and other packages like Node. */
const conditions = ['source', 'node', 'development|production'];

/** Journeys in WebKitGTK and Firefox, in parallel, on the production build and one real backend. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    globalSetup: 'packages/app/e2e/engines/globalSetup.ts',
    maxWorkers: 2,
    // An engine that does not start would fail every journey after its timeout.
    bail: 4,
    projects: ['webkit' as const, 'firefox' as const].map((engine) => ({
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      test: {
        name: engine,
        include: RUNNERS.engines.include,
        provide: { engine },
        environment: 'node',
        // All files of a worker share one browser.
        isolate: false,
        // On a busy machine engines respond slowly.
        expect: { poll: { timeout: 20_000 } },
        testTimeout: 90_000,
        // See docs/decisions/074-a-level-between-rules-and-journeys.md.
        retry: 1,
      },
    })),
  },
});
