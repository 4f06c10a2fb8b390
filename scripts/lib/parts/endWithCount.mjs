import { main } from '../console.mjs';

/**
 * Runs the body of `npm test`, whose output always ends with the line `N passed, N failed`, whatever is thrown: a CI
 * service and a reader look for it. Without a result, the run counts as one failure.
 * @param {() => Promise<{ passed: number, failed: number } | undefined>} body returns undefined if another process ran the
 *   tests, and printed the line
 */
export async function endWithCount(body) {
  /** @type {{ passed: number, failed: number } | undefined} */
  let tally = { passed: 0, failed: 1 };
  // At the exit, also an error outside of the body is printed, and nothing can follow the line.
  process.once('exit', () => {
    if (!tally) return;
    console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
    if (tally.failed > 0 || tally.passed === 0) process.exitCode = 1;
  });
  await main(async () => {
    tally = await body();
  });
}
