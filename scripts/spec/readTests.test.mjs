import { describe, expect, it } from 'vitest';
import { testsOfPlaywright, testsOfVitest } from './readTests.mjs';

describe('the tests of a report', () => {
  it.each([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['pending', 'skipped'],
    ['todo', 'skipped'],
  ])('vitest: %s is %s', (status, expected) => {
    const report = {
      testResults: [
        {
          name: '/repository/packages/a.test.ts',
          assertionResults: [{ ancestorTitles: ['§4 tiers', 'all'], title: '34 is Jack', status }],
        },
      ],
    };
    expect(testsOfVitest(report, 'unit', '/repository/')).toEqual([
      {
        title: '§4 tiers › all › 34 is Jack',
        file: 'packages/a.test.ts',
        part: 'unit',
        status: expected,
      },
    ]);
  });

  it('vitest: a journey names its engine beside its file', () => {
    const journey = { ancestorTitles: [], title: 'logs in', status: 'passed' };
    const assertionResults = ['webkit', 'firefox'].map((engine) => ({
      ...journey,
      meta: { engine },
    }));
    const report = { testResults: [{ name: '/repository/a.engines.ts', assertionResults }] };
    expect(testsOfVitest(report, 'engines', '/repository/').map(({ file }) => file)).toEqual([
      'a.engines.ts on webkit',
      'a.engines.ts on firefox',
    ]);
  });

  it('vitest: a journey that passed on retry is flaky', () => {
    const meta = { engine: 'webkit', triedAgain: true };
    const journey = { ancestorTitles: [], title: 'logs in', status: 'passed', meta };
    const report = { testResults: [{ name: 'a.engines.ts', assertionResults: [journey] }] };
    expect(testsOfVitest(report, 'engines', '/')).toMatchObject([{ status: 'flaky' }]);
  });

  it('vitest: a file that failed to load has no tests', () => {
    const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] };
    expect(testsOfVitest(report, 'unit', '/')).toEqual([]);
  });

  it.each([
    ['expected', 'passed'],
    ['flaky', 'flaky'],
    ['unexpected', 'failed'],
    ['skipped', 'skipped'],
  ])('playwright: %s is %s, on each width, without its tag', (status, expected) => {
    const spec = (title) => ({
      file: 'a.e2e.ts',
      title,
      tests: ['desktop', 'phone'].map((projectName) => ({ projectName, status })),
    });
    const report = {
      config: { rootDir: '/repository/packages/app/src' },
      suites: [
        {
          title: 'a.e2e.ts',
          specs: [spec('§4 alone @phone')],
          suites: [{ title: '§4 the guard @phone @slow', specs: [spec('lets in')] }],
        },
      ],
    };
    const found = testsOfPlaywright(report, 'journeys', '/repository/');
    expect(found.map(({ title }) => title)).toEqual([
      '§4 alone',
      '§4 alone',
      '§4 the guard › lets in',
      '§4 the guard › lets in',
    ]);
    expect(found[1]).toEqual({
      title: '§4 alone',
      file: 'packages/app/src/a.e2e.ts on phone',
      part: 'journeys',
      status: expected,
    });
  });
});
