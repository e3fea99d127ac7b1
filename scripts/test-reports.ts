/** What the reports of Vitest and Playwright say about a run. */
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  /** One line for each failed test: its file, its title and the first line of its error. */
  failures: string[];
  /** Titles of the tests that passed only when they were repeated. */
  retried: string[];
};

export type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: UnitFile[];
};

type UnitFile = { name: string; status: string; message: string; assertionResults: UnitTest[] };

type UnitTest = {
  ancestorTitles: string[];
  title: string;
  fullName: string;
  status: string;
  failureMessages?: string[] | null;
  meta: { retries?: number };
};

/** A file that cannot be loaded is reported as failed without any test in it. Names of files begin at `root`. */
export function readUnitReport(report: UnitReport, root: string): Outcome {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: path.relative(root, name) })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...brokenFiles.map(({ name, message }) => toLine([path.relative(root, name)], message)),
      ...failed.map(({ file, ancestorTitles, title, failureMessages }) =>
        toLine([file, ...ancestorTitles, title], failureMessages?.[0]),
      ),
    ],
    retried: tests.filter(({ meta }) => (meta.retries ?? 0) > 0).map(({ fullName }) => fullName),
  };
}

export type JourneyReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors: { message?: string }[];
  suites: JourneySuite[];
};

/** The outermost suite is the file. */
type JourneySuite = { title: string; suites?: JourneySuite[]; specs?: JourneySpec[] };

type JourneySpec = {
  title: string;
  tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
};

/** An error outside of all journeys counts as one that failed. */
export function readJourneyReport({ stats, errors, suites }: JourneyReport): Outcome {
  const journeys = suites.flatMap((suite) => listJourneys(suite, []));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => toLine(['outside of the journeys'], message)),
      ...journeys
        .filter(({ status }) => status === 'unexpected')
        .map(({ titles, projectName, results }) =>
          toLine([...titles, `on ${projectName}`], results.at(-1)?.errors[0]?.message),
        ),
    ],
    retried: journeys.filter(({ status }) => status === 'flaky').map(({ titles }) => titles.at(-1) ?? ''),
  };
}

function listJourneys(
  { title, specs = [], suites = [] }: JourneySuite,
  outer: string[],
): (JourneySpec['tests'][number] & { titles: string[] })[] {
  const titles = [...outer, title];
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, titles: [...titles, spec.title] }))),
    ...suites.flatMap((suite) => listJourneys(suite, titles)),
  ];
}

function toLine(titles: string[], error = ''): string {
  const [firstLine = ''] = stripVTControlCharacters(error).trim().split('\n');
  return `${titles.join(' > ')}: ${firstLine || 'no error is reported'}`;
}
