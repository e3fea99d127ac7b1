/** Between two looks, ms: a turn of the event loop is seen as up to so much shorter than it was. */
const LOOK_EVERY_MS = 20;

/** Reports how late each look comes, ms. The returned function ends that. */
export function watchEventLoop(report: (lateMs: number) => void): () => void {
  let due = performance.now() + LOOK_EVERY_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    report(Math.max(0, now - due));
    due = now + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
