import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS, ROOT } from '../setUp.mjs';

/** A part that takes this much more of the run than recorded has grown. */
const GROWTH = 1.25;

/** Shares below this one vary too much to compare. */
const SMALLEST_SHARE = 0.03;

/** The file with the outcome of a part. Turborepo restores it with a cached part. */
export const outcomeFileOf = (name) => join(REPORTS, `${name}.outcome.json`);

/** Deletes the outcome of an earlier run, so that it cannot count for a part that does not start. */
export function forgetOutcome(name) {
  rmSync(outcomeFileOf(name), { force: true });
}

/**
 * The outcome of a part.
 * @param {string} name
 * @param {number} since when the command started, in milliseconds since 1970: an earlier outcome comes from the cache
 * @returns {import('./partRunners.mjs').Outcome & { seconds: number, isCached: boolean }}
 */
export function readOutcome(name, since) {
  const file = outcomeFileOf(name);
  if (!existsSync(file)) {
    const problem = 'It did not start or did not end: .reports/turbo.log gives the reason.';
    return { passed: 0, failed: 1, seconds: 0, isCached: false, problem };
  }
  const { started, ...outcome } = JSON.parse(readFileSync(file, 'utf8'));
  return { ...outcome, isCached: started < since };
}

/**
 * The seconds of each part on a quiet machine, from the table in docs/performance.md.
 * @returns {Map<string, number>}
 */
export function recordedSeconds() {
  const text = readFileSync(join(ROOT, 'docs', 'performance.md'), 'utf8');
  const [, table = ''] = /^\| part of `npm test` \|.*\n\|[-| ]+\|\n((?:\|.*\n)+)/m.exec(text) ?? [];
  return new Map(
    [...table.matchAll(/^\| `(\w+)` \| (\d+) s \|/gm)].map(([, name, seconds]) => [
      name,
      Number(seconds),
    ]),
  );
}

/**
 * Compares the time of each part with the recorded one, as shares of the whole run, because machines differ in speed.
 * @param {ReadonlyMap<string, number>} seconds of this run
 * @param {ReadonlyMap<string, number>} recorded
 * @returns {string[]} one line for each part
 */
export function compareTimes(seconds, recorded) {
  const names = [...seconds.keys()].filter((name) => recorded.has(name));
  const sumOf = (times) => names.reduce((sum, name) => sum + (times.get(name) ?? 0), 0);
  const [whole, recordedWhole] = [sumOf(seconds), sumOf(recorded)];
  return names.map((name) => {
    const share = (seconds.get(name) ?? 0) / whole;
    const before = (recorded.get(name) ?? 0) / recordedWhole;
    const hasGrown = share >= SMALLEST_SHARE && share > before * GROWTH;
    return [
      `${name.padEnd(13)} ${percent(share)} of ${Math.round(whole)} s, ${percent(before)} recorded`,
      hasGrown ? '  HAS GROWN: find out why, or record it in docs/performance.md' : '',
    ].join('');
  });
}

const percent = (share) => `${(share * 100).toFixed(0).padStart(2)} %`;
