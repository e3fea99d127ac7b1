import { describe, expect, test } from 'vitest';
import { dayInZagreb, fromZagrebFields, momentInZagreb, startOfZagrebDay, toZagrebFields } from './zagreb-time.ts';

test('fields hold the day and the time in the format of browsers', () => {
  expect(toZagrebFields('2026-07-05T22:00:00.000Z')).toEqual({ date: '2026-07-06', time: '00:00' });
});

describe('a day and a time in Zagreb give a moment in UTC', () => {
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

  test('the displayed day and time give the original moment, all year round', () => {
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
])('the day %s, plus %i days, begins in Zagreb at %s', (day, later, moment) => {
  expect(startOfZagrebDay(day, later)).toBe(moment);
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', 'danas', ''])('%j is not a day', (day) => {
  expect(startOfZagrebDay(day)).toBeUndefined();
});

test.each([
  ['a summer evening', '2026-07-15T21:59:00.000Z', '2026-07-15'],
  ['a summer night', '2026-07-15T22:00:00.000Z', '2026-07-16'],
])('%s falls on its day in Zagreb', (_, iso, day) => {
  expect(dayInZagreb(new Date(iso))).toBe(day);
});

test.each([
  ['the same day', 0, '2026-03-28T08:15:00.000Z'],
  ['the day on which summer time begins', 1, '2026-03-29T07:15:00.000Z'],
  ['a month before', -31, '2026-02-25T08:15:00.000Z'],
])('09:15 in Zagreb of %s', (_, days, iso) => {
  expect(momentInZagreb(new Date('2026-03-28T12:00:00.000Z'), days, '09:15').toISOString()).toBe(iso);
});
