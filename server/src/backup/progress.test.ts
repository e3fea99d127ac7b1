import { expect, test } from 'vitest';
import type { Progress } from './progress.ts';
import { printProgress } from './progress.ts';

const MB = 1024 * 1024;

/** What is printed for reports that come 100 ms after each other. */
function print(isTTY: boolean, reports: readonly Progress[]): string[] {
  const lines: string[] = [];
  let now = 0;
  const onProgress = printProgress({ isTTY, write: (text) => lines.push(text) }, () => now);
  for (const report of reports) {
    now += 100;
    onProgress(report);
  }
  return lines;
}

const files = (done: number): Progress => ({ step: 'files', done: done * MB, total: 200 * MB });

test('a log gets a line every five seconds, and one at the end of each step', () => {
  const reports = Array.from({ length: 101 }, (_, place) => files(place));
  expect(print(false, [...reports, files(200), { step: 'database', done: 0, total: 1234 }])).toEqual([
    'Files: 0 % (0.0 of 200.0 MB)\n',
    'Files: 25 % (50.0 of 200.0 MB)\n',
    'Files: 50 % (100.0 of 200.0 MB)\n',
    'Files: 100 % (200.0 of 200.0 MB)\n',
    'Database: 0 % (0 of 1,234 rows)\n',
  ]);
});

test('a terminal replaces its line', () => {
  expect(print(true, [files(0), files(1), files(2), files(200)])).toEqual([
    '\r\u001b[KFiles: 0 % (0.0 of 200.0 MB)',
    '\r\u001b[KFiles: 1 % (2.0 of 200.0 MB)',
    '\r\u001b[KFiles: 100 % (200.0 of 200.0 MB)\n',
  ]);
});

test('a step without work is complete', () => {
  expect(print(false, [{ step: 'files', done: 0, total: 0 }])).toEqual(['Files: 100 % (0.0 of 0.0 MB)\n']);
});
