import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../testing/build-test-app.ts';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import { isClockSteady } from './steady-clock.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe.each(DATABASE_NAMES)('a clock on %s', (databaseName) => {
  let opened: TestDatabase;
  let now: number;

  beforeAll(async () => {
    opened = await DATABASES[databaseName]();
  });

  beforeEach(async () => {
    now = TEST_NOW.getTime();
    await opened.database.write((transaction) => transaction.deleteFrom('installation').execute());
  });

  afterAll(() => opened.destroy());

  /** Whether the clock is steady this long after the reading before. */
  const after = (ms: number) => {
    now += ms;
    return isClockSteady(opened.database, new Date(now));
  };

  /** A clock that runs for some days as it should; returns what was read on each. */
  async function run(days: number): Promise<boolean[]> {
    const read: boolean[] = [];
    for (let day = 0; day < days; day += 1) read.push(await after(DAY_MS));
    return read;
  }

  test('is steady a week after it was first read', async () => {
    expect(await after(0)).toBe(false);
    expect(await run(8)).toEqual([false, false, false, false, false, false, true, true]);
  });

  test.each([
    ['forwards by a year', 365 * DAY_MS],
    ['forwards by two days and a little', 2 * DAY_MS + 1],
    ['back by an hour and a little', -HOUR_MS - 1],
    ['back by a year', -365 * DAY_MS],
  ])('that jumps %s is steady again after a week', async (_, jump) => {
    await after(0);
    expect((await run(7)).at(-1)).toBe(true);
    expect(await after(jump)).toBe(false);
    expect(await run(7)).toEqual([false, false, false, false, false, false, true]);
  });

  test.each([
    ['is set right by an hour', -HOUR_MS],
    ['was not read for two days', 2 * DAY_MS],
  ])('that %s stays steady', async (_, difference) => {
    await after(0);
    await run(8);
    expect(await after(difference)).toBe(true);
  });
});
