/** Separates the parts of a title: the suites, from the outside in, and the test. */
const SEPARATOR = ' › ';

/**
 * A test as a runner reported it.
 * @typedef {object} Test
 * @property {string} title its suites' titles and its own, from the outside in, joined by ` › `
 * @property {string} file
 * @property {string} part of `npm test` that ran it, such as `unit` or `journeys`
 * @property {'passed' | 'flaky' | 'failed' | 'skipped'} status flaky: passed on retry
 */

/** @returns {Test[]} the tests of Vitest's JSON report, one for each engine; `root` is the repository's folder */
export function testsOfVitest(report, part, root) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, meta }) => ({
      title: joined([...ancestorTitles, title]),
      file: meta?.engine ? `${within(root, name)} on ${meta.engine}` : within(root, name),
      part,
      status: statusOfVitest(status, meta),
    })),
  );
}

function statusOfVitest(status, meta) {
  if (status === 'passed') return meta?.triedAgain ? 'flaky' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

const STATUS_OF_PLAYWRIGHT = { expected: 'passed', flaky: 'flaky', unexpected: 'failed' };

/** @returns {Test[]} the tests of Playwright's JSON report, one for each project that ran it */
export function testsOfPlaywright({ config, suites }, part, root) {
  const folder = within(root, config.rootDir);
  // The outermost suite is the file.
  return suites
    .flatMap((file) => testsOfSuite(file, [], part))
    .map((test) => ({ ...test, file: `${folder}/${test.file}` }));
}

function testsOfSuite({ specs = [], suites = [] }, titles, part) {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status }) => ({
        title: joined([...titles, title]),
        file: `${file} on ${projectName}`,
        part,
        status: STATUS_OF_PLAYWRIGHT[status] ?? 'skipped',
      })),
    ),
    ...suites.flatMap((suite) => testsOfSuite(suite, [...titles, suite.title], part)),
  ];
}

function within(root, path) {
  return path.startsWith(root) ? path.slice(root.length) : path;
}

/** Removes tags such as `@phone`, which only say where a test runs. */
function joined(titles) {
  return titles.map((title) => title.replace(/( @\w+)+$/, '')).join(SEPARATOR);
}
