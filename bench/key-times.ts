/** What a browser notes down of one piece of work: begin, length and time of the processor, in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
};

/**
 * What a key cost, milliseconds: all work of the page until the next key could come, and the longest piece of work until
 * the next one did come, for which that one might have had to wait.
 */
export type KeyTime = { work: number; longest: number };

/**
 * Keys of a trace of the browser, in their order, by the clock and by the processor that the page had to itself. Keys come
 * no sooner than `everyMs` after each other.
 */
export function readKeyTimes(trace: Buffer, everyMs: number): { byClock: KeyTime[]; byProcessor: KeyTime[] } {
  const events: TraceEvent[] = JSON.parse(trace.toString()).traceEvents;
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  const [first] = keys;
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === first?.pid && tid === first?.tid)
    .toSorted((one, other) => one.ts - other.ts);
  const begins = keys.map(({ ts }) => tasks.findLast((task) => task.ts <= ts)?.ts ?? ts).toSorted((a, b) => a - b);

  const read = (length: (task: TraceEvent) => number) =>
    begins.slice(0, -1).map((begin, place): KeyTime => {
      const ofKey = tasks.filter(({ ts }) => ts >= begin && ts < (begins[place + 1] ?? begin));
      const atOnce = ofKey.filter(({ ts }) => ts < begin + everyMs * 1000);
      const work = atOnce.reduce((sum, task) => sum + length(task), 0);
      return { work: work / 1000, longest: Math.max(0, ...ofKey.map(length)) / 1000 };
    });
  // The time of the processor is noted down in coarse steps now and then.
  return { byClock: read(({ dur = 0 }) => dur), byProcessor: read(({ dur = 0, tdur = 0 }) => Math.min(dur, tdur)) };
}
