import { describe, expect, it } from 'vitest';
import { readVitest } from '../lib/results.mjs';
import { passedStories, withFailures } from './report.mjs';

const story = (id, status) => ({ title: id, status, failureMessages: [], meta: { storyId: id } });
const REPORT = {
  success: true,
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 1,
  testResults: [
    {
      name: 'a',
      status: 'passed',
      assertionResults: [story('a--one', 'passed'), story('a--two', 'skipped')],
    },
    { name: 'b', status: 'passed', assertionResults: [story('b--one', 'passed')] },
  ],
};

describe('a report of stories', () => {
  it('lists the stories that passed', () => {
    expect(passedStories(REPORT)).toEqual(['a--one', 'b--one']);
  });

  it('counts a changed story as failed, with the reason', () => {
    const report = withFailures(REPORT, new Map([['b--one', 'It changed.']]));
    expect(readVitest(report)).toEqual({ passed: 1, failed: 1, skipped: 1 });
    expect(report.success).toBe(false);
    const [a, b] = report.testResults;
    expect(a).toEqual(REPORT.testResults[0]);
    expect(b.status).toBe('failed');
    expect(b.assertionResults[0]).toMatchObject({
      status: 'failed',
      failureMessages: ['It changed.'],
    });
  });
});
