/** One task in a trace of the browser: start, duration and CPU time, in microseconds. */
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
 * Cost of a key press, in milliseconds: all work of the page until the next key press was possible, and the longest
 * task until the next one actually came, which might have had to wait for that task.
 */
export type KeyTime = { work: number; longest: number };

/**
 * Key presses of a browser trace, in order, by wall-clock time and by the CPU time that the page used. Consecutive key
 * presses are at least `everyMs` apart.
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
  // The trace sometimes records CPU time in coarse steps.
  return { byClock: read(({ dur = 0 }) => dur), byProcessor: read(({ dur = 0, tdur = 0 }) => Math.min(dur, tdur)) };
}
