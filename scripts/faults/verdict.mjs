/**
 * What became of a planted fault.
 * @typedef {object} Verdict
 * @property {boolean} caught
 * @property {string} how one line: the part and the test that failed, or what the run said last
 */

const PART_LINE = /^ *\d+ s {2}([a-z]+) +(\d+) passed +(\d+) failed/;

/** Parts that judge how something is written. They may fail, and a fault is not caught by it. */
const STYLE = new Set(['lint', 'unused', 'conventions']);

/**
 * The part of `npm test` that a line of its output says has failed, or null; parts of style count for nothing.
 * @param {string} line
 */
export function failedPart(line) {
  const [, part = '', , failed] = PART_LINE.exec(line) ?? [];
  return Number(failed) > 0 && !STYLE.has(part) ? part : null;
}

/**
 * Judges a run. A part that fails without a failing test, such as `types`, catches a fault as well; a run
 * that fails in no part, such as one that selects no test, does not.
 * @param {import('./all.mjs').Fault} fault
 * @param {object} run
 * @param {string | null} run.part the first part that failed
 * @param {import('../spec/readTests.mjs').Test[]} run.tests of that part's report; empty where it has none
 * @param {string} run.lastLine what the run said last
 * @returns {Verdict}
 */
export function verdictOf(fault, { part, tests, lastLine }) {
  if (part === null) return { caught: false, how: lastLine };
  const by = part === fault.caughtBy ? part : `${part} (${fault.caughtBy} was expected)`;
  const [nearest] = tests
    .filter(({ status }) => status === 'failed')
    .toSorted((a, b) => inCommon(b.file, fault.file) - inCommon(a.file, fault.file));
  return { caught: true, how: nearest ? `${by}: ${nearest.file} › ${nearest.title}` : by };
}

/** How many characters two paths begin with alike: the nearest test says most about a fault. */
function inCommon(one, other) {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
