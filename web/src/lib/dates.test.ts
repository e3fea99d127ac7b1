import { describe, expect, test } from 'vitest';
import {
  dayProblem,
  formatDay,
  formatListDate,
  formatLongDate,
  formatMoment,
  formatTime,
  momentProblem,
  parseDay,
  parseTime,
} from './dates.ts';

describe('a moment is shown in Zagreb time', () => {
  test.each([
    ['in winter, one hour ahead of UTC', '2026-01-15T13:05:00.000Z', '15-01-2026', '14:05'],
    ['in summer, two hours ahead', '2026-07-15T13:05:00.000Z', '15-07-2026', '15:05'],
    ['after midnight it is the next day', '2026-01-15T23:30:00.000Z', '16-01-2026', '00:30'],
    ['midnight is 00:00, never 24:00', '2026-07-15T22:00:00.000Z', '16-07-2026', '00:00'],
    ['the new year begins before that of UTC', '2026-12-31T23:00:00.000Z', '01-01-2027', '00:00'],
    ['the last minute of winter time', '2026-03-29T00:59:00.000Z', '29-03-2026', '01:59'],
    ['the first minute of summer time', '2026-03-29T01:00:00.000Z', '29-03-2026', '03:00'],
  ])('%s', (_, iso, date, time) => {
    expect(formatListDate(iso)).toBe(date);
    expect(formatTime(new Date(iso))).toBe(time);
  });

  test.each([
    ['2026-11-21T07:02:00.000Z', 'danas u 08:02'],
    ['2026-11-20T20:15:00.000Z', 'jučer u 21:15'],
    ['2026-11-20T23:05:00.000Z', 'danas u 00:05'],
    ['2026-11-19T22:59:00.000Z', '19-11-2026 u 23:59'],
    ['2025-11-21T07:02:00.000Z', '21-11-2025 u 08:02'],
  ])('%s is %s', (iso, words) => {
    expect(formatMoment(iso, new Date('2026-11-21T09:30:00.000Z'))).toBe(words);
  });

  test('a long date is written in Croatian words', () => {
    expect(formatLongDate(new Date('2026-11-20T23:30:00.000Z'))).toBe('subota, 21. studenoga 2026.');
  });
});

test.each([
  ['22-11-2026', '2026-11-22'],
  ['22.11.2026.', '2026-11-22'],
  ['2. 1. 2026', '2026-01-02'],
  ['2/1/2026', '2026-01-02'],
  ['2026-11-22', '2026-11-22'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2026', undefined],
  ['31-04-2026', undefined],
  ['22112026', '2026-11-22'],
  ['22-11-26', undefined],
  ['22-11', undefined],
  ['', undefined],
])('the day %s is %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

test.each([
  ['24-11', '2026-11-24'],
  ['24.11.', '2026-11-24'],
  ['24. 11. 26.', '2026-11-24'],
  ['24.11.27', '2027-11-24'],
  ['241126', '2026-11-24'],
  ['24. 11. 2025.', '2025-11-24'],
  ['29-02', undefined],
  ['24-11-2', undefined],
  ['2411', undefined],
  ['sutra', '2026-03-04'],
  ['prekosutra', undefined],
])('on 3-3-2026 the short day %s is %s', (typed, day) => {
  expect(parseDay(typed, '2026-03-03')).toBe(day);
});

test.each([
  ['31-11', 'tog dana nema u kalendaru.'],
  ['sutra navečer', 'ne razumijem datum. Upišite ga kao 24-11-2026.'],
  ['2026-11-24', undefined],
  ['', undefined],
])('what is wrong with the day %s is %s', (typed, problem) => {
  expect(dayProblem(typed)).toBe(problem);
});

test.each([
  ['2026-11-24', '06:40', undefined],
  ['', '', undefined],
  ['31-11', '06:40', 'tog dana nema u kalendaru.'],
  ['2026-11-24', 'podne', 'ne razumijem sat. Upišite ga kao 06:40.'],
  ['2026-11-24', '', undefined],
  ['', '06:40', 'nedostaje dan, npr. 24-11-2026.'],
])('what is wrong with the day %s at %s is %s', (date, time, problem) => {
  expect(momentProblem(date, time)).toBe(problem);
});

test.each([
  ['09:05', '09:05'],
  ['9.05', '09:05'],
  ['905', '09:05'],
  ['9', '09:00'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['6:15 AM', undefined],
  ['', undefined],
])('the time %s is %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

test('a day is shown as in lists, and any other text stays as it was typed', () => {
  expect(formatDay('2026-11-22')).toBe('22-11-2026');
  expect(formatDay('22-1')).toBe('22-1');
});
