/**
 * The ids of the stories that passed in a report of Vitest.
 * @param {any} report
 * @returns {string[]}
 */
export function passedStories(report) {
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, meta }) => status === 'passed' && meta?.storyId)
    .map(({ meta }) => meta.storyId);
}

/**
 * Returns the report with more failed stories, because the comparison follows the run.
 * @param {any} report of Vitest
 * @param {ReadonlyMap<string, string>} failures the messages, by story id
 */
export function withFailures(report, failures) {
  let failed = 0;
  const testResults = report.testResults.map((file) => {
    const assertionResults = file.assertionResults.map((test) => {
      const message = failures.get(test.meta?.storyId);
      if (message === undefined || test.status !== 'passed') return test;
      failed += 1;
      return { ...test, status: 'failed', failureMessages: [message] };
    });
    const anyFailed = assertionResults.some(({ status }) => status === 'failed');
    return { ...file, assertionResults, status: anyFailed ? 'failed' : file.status };
  });
  return {
    ...report,
    testResults,
    success: report.success && failed === 0,
    numPassedTests: report.numPassedTests - failed,
    numFailedTests: report.numFailedTests + failed,
  };
}
