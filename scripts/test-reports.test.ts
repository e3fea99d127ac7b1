import { describe, expect, test } from 'vitest';
import REPORTS from './test-reports.cases.json' with { type: 'json' };
import { type JourneyReport, readJourneyReport, readUnitReport, type UnitReport } from './test-reports.ts';

const UNIT: UnitReport = REPORTS.unit;
const JOURNEYS: JourneyReport = REPORTS.journeys;

const PASSED = { ancestorTitles: [], title: 'passes', fullName: 'passes', status: 'passed', meta: {} };

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
