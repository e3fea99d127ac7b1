import { JOB_TITLES } from '@baklja/contract/features/site/system-status';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config, Part } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Done, Monitor } from '../monitor.ts';
import { DATABASES } from '../testing/test-databases.ts';
import type { Job } from './job.ts';
import { JOBS, startJobs } from './start-jobs.ts';

/** Only what `startJobs` itself reads. */
const dependenciesOf = (...parts: Part[]) =>
  ({ config: { parts } as Partial<Config>, monitor: new Monitor() }) as Dependencies;

function makeJob(job: Partial<Job> = {}): Job & { runs: () => number } {
  let runs = 0;
  const run: Job['run'] = async (context) => {
    runs += 1;
    await job.run?.(context);
  };
  return { name: 'count the runs', part: 'application', ...job, run, runs: () => runs };
}

function makeLog() {
  const lines: unknown[][] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  return { lines, log: { error: note, warn: note } as unknown as FastifyBaseLogger };
}

const DAY_MS = 24 * 60 * 60_000;

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('jobs', () => {
  // Five minutes before the full hour.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T11:55:00.000Z') }));
  afterEach(() => void vi.useRealTimers());

  test('run at the start and at their times, until they are stopped', async () => {
    const hourly = makeJob({ schedule: '0 * * * *' });
    const once = makeJob();
    const stop = startJobs([hourly, once], dependenciesOf('application'), makeLog().log);
    expect([hourly.runs(), once.runs()]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(hourly.runs()).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
    expect([hourly.runs(), once.runs()]).toEqual([3, 1]);
    await stop();
    await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
    expect(hourly.runs()).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that delete for good run at their times only, once the clock was steady for a week', async () => {
    const { database, destroy } = await DATABASES.SQLite();
    const { lines, log } = makeLog();
    const dependencies = { ...dependenciesOf('application'), database, clock: () => new Date() };
    const daily = makeJob({ name: 'empty a bin', schedule: '0 12 * * *', deletesForGood: true });
    const stop = startJobs([daily], dependencies, log);
    expect(daily.runs()).toBe(0);
    const nextDay = async () => {
      await vi.advanceTimersByTimeAsync(DAY_MS);
      // A write waits for the disk, which the timers of the test do not move.
      await database.write(async () => {});
      await settle();
    };
    for (let day = 0; day < 7; day += 1) await nextDay();
    expect([daily.runs(), lines.length]).toEqual([0, 7]);
    expect(lines[0]).toEqual(['a job waits until the clock was steady for a week: empty a bin']);
    await nextDay();
    expect(daily.runs()).toBe(1);
    vi.setSystemTime(new Date(Date.now() + 365 * DAY_MS));
    await nextDay();
    expect(daily.runs()).toBe(1);
    await stop();
    await destroy();
  });

  test('that wait for their time do not wait for the clock', async () => {
    const nightly = makeJob({ schedule: '0 12 * * *', runsAtStart: false });
    const stop = startJobs([nightly], dependenciesOf('application'), makeLog().log);
    await settle();
    expect(nightly.runs()).toBe(0);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(nightly.runs()).toBe(1);
    await stop();
  });

  test('of the product have unique names with a title each, and those that delete for good are marked as such', () => {
    const names = JOBS.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(JOB_TITLES).toSorted());
    const others = JOBS.filter(({ deletesForGood }) => !deletesForGood).map(({ name }) => name);
    expect(others.filter((name) => /remove|empty|thin/.test(name))).toEqual([]);
  });

  test('run only for the parts that the process serves', async () => {
    const [application, files, everywhere] = [makeJob(), makeJob({ part: 'files' }), makeJob({ part: undefined })];
    await startJobs([application, files, everywhere], dependenciesOf('files'), makeLog().log)();
    expect([application.runs(), files.runs(), everywhere.runs()]).toEqual([0, 1, 1]);
  });

  test('that fail are logged with their fault, and run again', async () => {
    const fault = new Error('no disk');
    const job = makeJob({ name: 'write to the disk', schedule: '0 * * * *', run: () => Promise.reject(fault) });
    const { lines, log } = makeLog();
    const dependencies = dependenciesOf('application');
    const noted: Done[] = [];
    dependencies.monitor.meter = (done) => void noted.push(done);
    const stop = startJobs([job, makeJob({ schedule: '0 * * * *' })], dependencies, log);
    await settle();
    expect(lines).toEqual([[{ err: fault }, 'a job failed: write to the disk']]);
    expect(noted).toMatchObject([
      { kind: 'job', name: 'write to the disk', hasFailed: true },
      { kind: 'job', name: 'count the runs', hasFailed: false },
    ]);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect([job.runs(), lines.length]).toEqual([2, 2]);
    await stop();
  });

  test('that run are asked to end, and the stop waits for them', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    const run: Job['run'] = (context) => {
      signal = context.signal;
      return promise;
    };
    const stopped = startJobs([makeJob({ run })], dependenciesOf('application'), makeLog().log)();
    expect(signal?.aborted).toBe(true);
    expect(await Promise.race([stopped, settle().then(() => 'still running')])).toBe('still running');
    resolve();
    await stopped;
  });
});
