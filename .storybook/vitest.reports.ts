import { afterEach } from 'vitest';

/**
 * Drops axe's report of a story, about 95 KB, after the check. Only Storybook's own panel reads it; `npm test`
 * would send it from the browser to the runner and write it to the JSON report.
 */
if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
  afterEach(({ task }) => {
    const meta = task.meta as { reports?: unknown };
    delete meta.reports;
  });
}
