import { describe, expect, test } from 'vitest';
import { type JourneyReport, readJourneyReport, readUnitReport, type UnitReport } from './test-reports.ts';

const PASSED = { ancestorTitles: [], title: 'passes', fullName: 'passes', status: 'passed', meta: {} };

const UNIT: UnitReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 3,
  numTodoTests: 4,
  testResults: [
    {
      name: '/clone/web/src/a.test.tsx',
      status: 'failed',
      message: '',
      assertionResults: [
        PASSED,
        { ...PASSED, fullName: 'a list passes late', meta: { retries: 1 } },
        {
          ...PASSED,
          ancestorTitles: ['a list', 'on SQLite'],
          title: 'shows its rows',
          status: 'failed',
          failureMessages: ['\u001b[31mError: expected 1 to be 2\u001b[39m\n    at a.test.tsx:3', 'Error: another'],
        },
      ],
    },
    { name: '/clone/contract/b.test.ts', status: 'failed', message: 'Cannot find c.ts\nat b', assertionResults: [] },
  ],
};

describe('the report of Vitest', () => {
  const outcome = readUnitReport(UNIT, '/clone');

  test('counts a file that cannot be loaded as one failed test', () => {
    expect([outcome.passed, outcome.failed, outcome.skipped]).toEqual([2, 2, 7]);
  });

  test('names each failure by file, title and the first line of its error', () => {
    expect(outcome.failures).toEqual([
      'contract/b.test.ts: Cannot find c.ts',
      'web/src/a.test.tsx > a list > on SQLite > shows its rows: Error: expected 1 to be 2',
    ]);
  });

  test('names what passed when it was repeated', () => {
    expect(outcome.retried).toEqual(['a list passes late']);
  });
});

const JOURNEYS: JourneyReport = {
  stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 0 },
  errors: [{ message: 'Error: no Chromium\nat launch' }],
  suites: [
    {
      title: 'lists.test.ts',
      specs: [{ title: 'returns', tests: [{ projectName: 'SQLite', status: 'flaky', results: [] }] }],
      suites: [
        {
          title: 'a list',
          specs: [
            {
              title: 'is filtered',
              tests: [
                { projectName: 'SQLite', status: 'expected', results: [] },
                {
                  projectName: 'PostgreSQL',
                  status: 'unexpected',
                  results: [{ errors: [{ message: 'the first try' }] }, { errors: [{ message: 'Error: late\nat x' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe('the report of Playwright', () => {
  const outcome = readJourneyReport(JOURNEYS);

  test('counts an error outside of the journeys as a failed one, and a repeated one as passed', () => {
    expect([outcome.passed, outcome.failed, outcome.skipped]).toEqual([6, 2, 0]);
  });

  test('names each failure by file, title, stores and the first line of its last error', () => {
    expect(outcome.failures).toEqual([
      'outside of the journeys: Error: no Chromium',
      'lists.test.ts > a list > is filtered > on PostgreSQL: Error: late',
    ]);
  });

  test('names what passed when it was repeated', () => {
    expect(outcome.retried).toEqual(['returns']);
  });
});

test('a failure without an error is named as well', () => {
  const [file] = UNIT.testResults;
  const assertionResults = [{ ...PASSED, status: 'failed', failureMessages: null }];
  expect(readUnitReport({ ...UNIT, testResults: [{ ...file!, assertionResults }] }, '/clone').failures).toEqual([
    'web/src/a.test.tsx > passes: no error is reported',
  ]);
});
