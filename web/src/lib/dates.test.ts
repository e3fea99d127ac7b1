import { describe, expect, test } from 'vitest';
import {
  formatDay,
  formatListDate,
  formatLongDate,
  formatTime,
  fromZagrebFields,
  parseDay,
  parseTime,
  startOfZagrebDay,
  toZagrebFields,
} from './dates.ts';

describe('a moment is shown as it is in Zagreb', () => {
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

  test('a long date is in Croatian words', () => {
    expect(formatLongDate(new Date('2026-11-20T23:30:00.000Z'))).toBe('subota, 21. studenoga 2026.');
  });

  test('fields hold the day and the time as browsers write them', () => {
    expect(toZagrebFields('2026-07-05T22:00:00.000Z')).toEqual({ date: '2026-07-06', time: '00:00' });
  });
});

describe('a day and a time in Zagreb are a moment in UTC', () => {
  test.each([
    ['in winter', '2026-01-15', '14:05', '2026-01-15T13:05:00.000Z'],
    ['in summer', '2026-07-15', '15:05', '2026-07-15T13:05:00.000Z'],
    ['at midnight', '2026-07-16', '00:00', '2026-07-15T22:00:00.000Z'],
    ['just before summer time', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['just after summer time began', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['in the hour that spring skips, an hour later', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['just before the repeated hour', '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['in the repeated hour, its first time', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['just after the repeated hour', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s', (_, date, time, iso) => {
    expect(fromZagrebFields({ date, time })).toBe(iso);
  });

  test.each([
    ['no day', '', '14:05'],
    ['no time', '2026-01-15', ''],
    ['neither', '', ''],
    ['half a day', '2026-01', '14:05'],
    ['an hour that no day has', '2026-01-15', '25:00'],
  ])('is undefined with %s', (_, date, time) => {
    expect(fromZagrebFields({ date, time })).toBeUndefined();
  });

  test('what fields show is the moment that they came from, all year round', () => {
    const start = Date.UTC(2026, 0, 1);
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => new Date(start + hour * 3_600_000).toISOString());
    const repeated = '2026-10-25T01:00:00.000Z';
    expect(hours.filter((iso) => fromZagrebFields(toZagrebFields(iso)) !== iso)).toEqual([repeated]);
  });
});

test.each([
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-12-31', 1, '2026-12-31T23:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
])('the day %s, and %i later, begins in Zagreb at %s', (day, later, moment) => {
  expect(startOfZagrebDay(day, later)).toBe(moment);
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', 'danas', ''])('there is no day %j', (day) => {
  expect(startOfZagrebDay(day)).toBeUndefined();
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
  ['22-11-26', undefined],
  ['22-11', undefined],
  ['', undefined],
])('the day %s is %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
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

test('a day is shown as lists show it, and what is no day as it was typed', () => {
  expect(formatDay('2026-11-22')).toBe('22-11-2026');
  expect(formatDay('22-1')).toBe('22-1');
});
