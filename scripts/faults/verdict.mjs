/**
 * The result for a planted fault.
 * @typedef {object} Verdict
 * @property {boolean} caught
 * @property {string} how one line: the failed part and test, or the last line of the run
 */

const PART_LINE = /^ *\d+ s {2}([a-z]+) +(\d+) passed +(\d+) failed/;

/** Parts that check style. Their failures do not count. */
const STYLE = new Set(['lint', 'unused', 'conventions']);

/**
 * Returns the failed part that a line of `npm test` reports, or null. Style parts do not count.
 * @param {string} line
 */
export function failedPart(line) {
  const [, part = '', , failed] = PART_LINE.exec(line) ?? [];
  return Number(failed) > 0 && !STYLE.has(part) ? part : null;
}

/**
 * Judges a run. A failed part without tests, such as `types`, catches a fault too. A run without a failed part, such as
 * one that selects no test, does not.
 * @param {import('./all.mjs').Fault} fault
 * @param {object} run
 * @param {string | null} run.part the first part that failed
 * @param {import('../spec/readTests.mjs').Test[]} run.tests of that part's report; empty without one
 * @param {string} run.lastLine of the output
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

/** The length of the common prefix of two paths. The nearest test says most about a fault. */
function inCommon(one, other) {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
