/**
 * The result for one requirement.
 * @typedef {object} Verdict
 * @property {import('./readRequirements.mjs').Requirement} requirement
 * @property {import('./readTests.mjs').Test[]} tests every test with its id in the title
 * @property {string[]} faults empty if the requirement is proven
 */

/**
 * Checks each requirement by the tests that name it. There must be at least one, and all of them must have passed.
 * @param {import('./readRequirements.mjs').Requirement[]} requirements
 * @param {import('./readTests.mjs').Test[]} tests
 * @returns {Verdict[]}
 */
export function judge(requirements, tests) {
  const marked = tests.map((test) => ({ test, marks: marksOf(test.title) }));
  return requirements.map((requirement) => {
    const found = marked
      .filter(({ marks }) => marks.includes(requirement.id))
      .map(({ test }) => test);
    const faults = found
      .filter(({ status }) => status === 'failed' || status === 'skipped')
      .map(({ status, title, file }) => `${status}: ${title} (${file})`);
    return {
      requirement,
      tests: found,
      faults: found.length === 0 ? ['no test names it'] : faults,
    };
  });
}

/** The tests that name a section or a requirement that does not exist, such as a misspelt one. */
export function testsWithUnknownMarks(requirements, tests) {
  const known = new Set(requirements.flatMap(({ id, section }) => [id, section]));
  return tests.filter(({ title }) => marksOf(title).some((mark) => !known.has(mark)));
}

/** The sections and requirements that a title names, such as `§4` and `§4.12`. @returns {string[]} */
function marksOf(title) {
  return title.match(/§\d+(?:[.]\d+)?/g) ?? [];
}
