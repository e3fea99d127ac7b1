import type { Dependencies } from '../dependencies.ts';

/** Between two looks, ms: a turn of the event loop is seen as up to so much shorter than it was. */
const LOOK_EVERY_MS = 20;

/** Reports how late each look comes. The returned function ends that. */
export function watchEventLoop({ monitor, overload }: Pick<Dependencies, 'monitor' | 'overload'>): () => void {
  let due = performance.now() + LOOK_EVERY_MS;
  overload.lateMs = () => Math.max(0, performance.now() - due);
  const timer = setInterval(() => {
    const ms = overload.lateMs();
    monitor.note({ kind: 'turn', name: 'event loop', ms });
    overload.noteLook(ms);
    due = performance.now() + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    overload.lateMs = () => 0;
  };
}
