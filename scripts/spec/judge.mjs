import { SEPARATOR, sectionsOf } from './readItems.mjs';

/**
 * What became of one item: its tests, and why it is not proven where it is not.
 * @typedef {object} Verdict
 * @property {import('./readItems.mjs').Item} item
 * @property {import('./readTests.mjs').Test[]} tests every test that a proof names
 * @property {string[]} faults none where the item is proven
 */

/**
 * Judges each item by the tests that its proofs name. Every proof has to find a test, and every test that it
 * finds has to have passed: one failed row of a table proves as little as a table that is gone.
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

/** Whether a test has the title that a proof gives; `…` stands for any words within one part of it. */
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

/** The tests that claim to prove a section without items, such as one misspelt. */
export function testsOfNoSection(items, tests) {
  const known = new Set(items.map(({ section }) => section));
  return tests.filter(({ title }) => sectionsOf(title).some((section) => !known.has(section)));
}
