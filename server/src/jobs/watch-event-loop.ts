/** Between two looks, ms: a turn of the event loop is seen as up to so much shorter than it was. */
const LOOK_EVERY_MS = 20;

/** Reports how late each look comes, ms. `lateMs` returns how late the next one is already; `stop` ends that. */
export function watchEventLoop(report: (lateMs: number) => void): { lateMs: () => number; stop: () => void } {
  let due = performance.now() + LOOK_EVERY_MS;
  const lateMs = () => Math.max(0, performance.now() - due);
  const timer = setInterval(() => {
    report(lateMs());
    due = performance.now() + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS);
  timer.unref();
  return { lateMs, stop: () => clearInterval(timer) };
}
