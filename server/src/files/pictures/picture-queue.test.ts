import { describe, expect, test } from 'vitest';
import { UnavailableError } from '../../errors.ts';
import { PictureQueue } from './picture-queue.ts';

/** A queue whose works end when the test says so; `begun` holds the keys in the order in which they began. */
function openQueue(waitingLimit = 100) {
  const queue = new PictureQueue<string>({ atOnce: 2, waitingLimit });
  const begun: string[] = [];
  const works = new Map<string, PromiseWithResolvers<string>>();
  let mostRunning = 0;
  const workOf = (key: string) => () => {
    begun.push(key);
    mostRunning = Math.max(mostRunning, queue.running);
    const work = Promise.withResolvers<string>();
    works.set(key, work);
    return work.promise;
  };
  return {
    queue,
    begun,
    ask: (key: string, signal?: AbortSignal) => queue.ask(key, workOf(key), signal),
    doAhead: (key: string) => queue.doAhead(key, workOf(key)),
    end: (key: string) => works.get(key)!.resolve(`${key} made`),
    fail: (key: string) => works.get(key)!.reject(new Error(`${key} failed`)),
    mostRunning: () => mostRunning,
  };
}

/** Lets everything happen that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of pictures', () => {
  test('never runs more than two works, and all of them in the end', async () => {
    const { begun, ask, end, mostRunning, queue } = openQueue();
    const keys = Array.from({ length: 20 }, (_, number) => `${number}`);
    const results = Promise.all(keys.map((key) => ask(key)));
    for (const key of keys) {
      expect(queue.running).toBeLessThanOrEqual(2);
      end(key);
      await settle();
    }
    expect(await results).toEqual(keys.map((key) => `${key} made`));
    expect(begun).toEqual(keys);
    expect(mostRunning()).toBe(2);
    expect(queue.running).toBe(0);
  });

  test('does work once for all callers that ask while it waits and while it runs', async () => {
    const { begun, ask, end } = openQueue();
    const others = [ask('x'), ask('y')];
    const early = [ask('a'), ask('a')];
    end('x');
    await Promise.race(others);
    await settle();
    const late = ask('a');
    end('a');
    expect(await Promise.all([...early, late])).toEqual(['a made', 'a made', 'a made']);
    expect(begun.filter((key) => key === 'a')).toHaveLength(1);
  });

  test('reports a failure to every caller, and does the work again for the next', async () => {
    const { begun, ask, fail, end } = openQueue();
    const failed = [ask('a'), ask('a')];
    fail('a');
    for (const result of failed) await expect(result).rejects.toThrow('a failed');
    for (let time = 0; time < 2; time += 1) {
      const again = ask('a');
      end('a');
      expect(await again).toBe('a made');
    }
    expect(begun).toEqual(['a', 'a', 'a']);
  });

  test('skips work that no caller waits for any more', async () => {
    const { begun, ask, end, queue } = openQueue();
    const running = [ask('x'), ask('y')];
    const gone = new AbortController();
    const left = ask('a', gone.signal);
    const kept = [ask('b'), ask('b', gone.signal)];
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(kept[1]).rejects.toThrow('gone');
    expect(queue.waiting).toBe(1);
    for (const key of ['x', 'y']) end(key);
    await Promise.all(running);
    end('b');
    expect(await kept[0]).toBe('b made');
    expect(begun).toEqual(['x', 'y', 'b']);
  });

  test('begins nothing for a caller that has gone already, and completes running work though every caller has gone', async () => {
    const { begun, ask, end, queue } = openQueue();
    const gone = new AbortController();
    const left = ask('a', gone.signal);
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(ask('b', gone.signal)).rejects.toThrow('gone');
    expect([begun, queue.running]).toEqual([['a'], 1]);
    end('a');
    await settle();
    expect(queue.running).toBe(0);
  });

  test('lets as many wait as it may and rejects one more', async () => {
    const { ask, queue } = openQueue(3);
    const answers = ['x', 'y', 'a', 'b', 'c'].map((key) => ask(key));
    expect(queue.waiting).toBe(3);
    await expect(ask('d')).rejects.toThrow(UnavailableError);
    void ask('c');
    expect(queue.waiting).toBe(3);
    expect(answers).toHaveLength(5);
  });

  test('does what a caller waits for before what is done ahead', async () => {
    const { begun, ask, doAhead, end } = openQueue();
    for (const key of ['x', 'y', 'ahead', 'later']) void doAhead(key);
    void ask('asked');
    void ask('later');
    for (const key of ['x', 'y', 'asked', 'later', 'ahead']) {
      end(key);
      await settle();
    }
    expect(begun).toEqual(['x', 'y', 'asked', 'later', 'ahead']);
  });

  test('does ahead what a caller asked for in between and left', async () => {
    const { begun, ask, doAhead, end } = openQueue();
    void ask('x');
    void ask('y');
    void doAhead('a');
    const gone = new AbortController();
    const left = ask('a', gone.signal);
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    end('x');
    await settle();
    expect(begun).toEqual(['x', 'y', 'a']);
  });

  test('does no more ahead than may wait, and rejects no caller that asks for it', async () => {
    const { begun, ask, doAhead, end, queue } = openQueue(1);
    for (const key of ['x', 'y', 'a', 'b']) void doAhead(key);
    void ask('c');
    expect(queue.waiting).toBe(1);
    for (const key of ['x', 'y', 'c', 'a']) {
      end(key);
      await settle();
    }
    expect(begun).toEqual(['x', 'y', 'c', 'a']);
  });

  test('closes when nothing runs, and drops what would be done ahead', async () => {
    const { begun, ask, doAhead, end, queue } = openQueue();
    const asked = ['x', 'y', 'z'].map((key) => ask(key));
    void doAhead('a');
    let isClosed = false;
    const closing = queue.close().then(() => {
      isClosed = true;
    });
    for (const key of ['x', 'y']) end(key);
    await settle();
    expect(isClosed).toBe(false);
    end('z');
    await closing;
    expect(await Promise.all(asked)).toEqual(['x made', 'y made', 'z made']);
    expect(begun).toEqual(['x', 'y', 'z']);
  });
});
