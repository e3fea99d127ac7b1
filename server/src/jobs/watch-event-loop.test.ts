import { expect, test } from 'vitest';
import { watchEventLoop } from './watch-event-loop.ts';

test('a turn of the event loop that blocks it is reported with its length, and none after the end', async () => {
  const reports: number[] = [];
  const late = Promise.withResolvers<number>();
  const watch = watchEventLoop((ms) => {
    reports.push(ms);
    if (ms > 100) late.resolve(ms);
  });
  const end = performance.now() + 150;
  while (performance.now() < end);
  expect(await late.promise).toBeLessThan(1000);
  watch.stop();
  const { length } = reports;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reports).toHaveLength(length);
});
