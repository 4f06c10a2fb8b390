import { SEPARATOR, sectionsOf } from './readItems.mjs';

/**
 * The result for one requirement: its tests and its errors.
 * @typedef {object} Verdict
 * @property {import('./readItems.mjs').Item} item
 * @property {import('./readTests.mjs').Test[]} tests every test that a proof names
 * @property {string[]} faults empty if the requirement is proven
 */

/**
 * Checks each requirement by the tests that its proofs name. Every proof must match a test, and every matching test must
 * have passed, including all rows of a table.
 * @param {import('./readItems.mjs').Item[]} items
 * @param {import('./readTests.mjs').Test[]} tests
 * @returns {Verdict[]}
 */
export function judge(items, tests) {
  return items.map((item) => {
    const found = item.proofs.map((proof) => ({ proof, tests: tests.filter(named(proof)) }));
    const faults =
      item.proofs.length === 0 ? ['no test is named'] : found.flatMap((one) => faultsOf(one));
    return { item, tests: [...new Set(found.flatMap((one) => one.tests))], faults };
  });
}

function faultsOf({ proof, tests }) {
  if (tests.length === 0) return [`no test has the title ${proof}`];
  return tests
    .filter(({ status }) => status === 'failed' || status === 'skipped')
    .map(({ status, title, file }) => `${status}: ${title} (${file})`);
}

/** Matches tests with the title of a proof. `…` stands for any words within one part of it. */
function named(proof) {
  const pattern = proof
    .split(SEPARATOR)
    .map((part) => part.split('…').map(escaped).join(`(?:(?!${SEPARATOR}).)*`))
    .join(SEPARATOR);
  const whole = new RegExp(`^${pattern}$`, 's');
  return ({ title }) => whole.test(title);
}

function escaped(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The tests that name a section without requirements, such as a misspelt one. */
export function testsOfUnknownSections(items, tests) {
  const known = new Set(items.map(({ section }) => section));
  return tests.filter(({ title }) => sectionsOf(title).some((section) => !known.has(section)));
}
