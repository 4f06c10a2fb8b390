/**
 * What became of a planted fault.
 * @typedef {object} Verdict
 * @property {boolean} caught
 * @property {string} how one line: the part and the test that failed, or what the run said last
 */

const PART_LINE = /^ *\d+ s {2}([a-z]+) +(\d+) passed +(\d+) failed/;

/** Parts that judge how something is written. They may fail, and a fault is not caught by it. */
const STYLE = new Set(['lint', 'unused', 'house']);

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
 * @param {object} run
 * @param {string | null} run.part the first part that failed
 * @param {import('../spec/readTests.mjs').Test[]} run.tests of that part's report; empty where it has none
 * @param {string} run.expected the part that the entry names
 * @param {string} run.lastLine what the run said last
 * @returns {Verdict}
 */
export function verdictOf({ part, tests, expected, lastLine }) {
  if (part === null) return { caught: false, how: lastLine };
  const test = tests.find(({ status }) => status === 'failed');
  const by = part === expected ? part : `${part} (${expected} was expected)`;
  return { caught: true, how: test ? `${by}: ${test.file} › ${test.title}` : by };
}
