import { expect, test } from 'vitest';
import { Monitor } from '../monitor.ts';
import { Overload } from '../overload.ts';
import { watchEventLoop } from './watch-event-loop.ts';

test('a turn of the event loop that blocks it counts before its end, is reported with its length, and none after the end', async () => {
  const [monitor, overload] = [new Monitor(), new Overload()];
  const reports: number[] = [];
  const late = Promise.withResolvers<number>();
  monitor.meter = ({ ms }) => {
    reports.push(ms);
    if (ms > 100) late.resolve(ms);
  };
  const stop = watchEventLoop({ monitor, overload });
  const end = performance.now() + 450;
  while (performance.now() < end);
  expect(overload.refuses('pictures')).toBe(true);
  expect(await late.promise).toBeLessThan(1000);
  stop();
  const { length } = reports;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([reports.length, overload.lateMs()]).toEqual([length, 0]);
});
