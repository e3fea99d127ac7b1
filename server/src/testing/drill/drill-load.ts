import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { callServer } from '../faults/real-installation.ts';

/** Posts that are written at one time, next to one file. */
const WRITERS = 4;

/** Something that was written over HTTP: the title of a post or the name of a file, and when, by the numbers of writes. */
export type Write = { kind: 'post' | 'file'; name: string; begun: number; done: number };

/** People who write all the time until `stop`. */
export type Load = {
  /** Number of writes that were answered. */
  answered: () => number;
  /** Resolves when so many writes were answered. @throws what the first failed write throws. */
  waitFor: (answered: number) => Promise<void>;
  /** Faults from now on are those of a server that was killed. Resolves with every write that was answered. */
  stop: () => Promise<Write[]>;
};

export const DRILL_ADMIN = { username: 'admin', password: 'vatrogasna vjezba 12' };

export async function logIn(address: string): Promise<string> {
  const { answer } = await callServer(address, authRoutes.logIn, { body: DRILL_ADMIN });
  if (!('token' in answer)) throw new Error('the admin was not let in');
  return answer.token;
}

export async function startLoad(address: string): Promise<Load> {
  const token = await logIn(address);
  const writes: Write[] = [];
  const listeners = new Set<() => void>();
  let [count, isStopped, fault] = [0, false, undefined as unknown];

  async function write(kind: Write['kind'], name: string, call: () => Promise<{ status: number }>): Promise<void> {
    const begun = writes.length;
    const { status } = await call();
    if (status !== 200) throw new Error(`${name} was answered ${status}`);
    writes.push({ kind, name, begun, done: writes.length + 1 });
  }
  async function goOn(one: (number: number) => Promise<void>): Promise<void> {
    while (!isStopped) {
      count += 1;
      await one(count).catch((error) => {
        if (!isStopped) fault ??= error;
        isStopped = true;
      });
      for (const listener of listeners) listener();
    }
  }
  const writePost = (number: number) =>
    write('post', `Vježba ${number}`, () => {
      const texts = { title: `Vježba ${number}`, fulltext: `<p>${'Ž'.repeat(2000)}</p>` };
      return callServer(address, postRoutes.createPost, {
        token,
        body: { ...texts, catid: 1, language: 'hr-HR', state: 1 },
      });
    });
  const writeFile = (number: number) =>
    write('file', `vjezba-${number}.txt`, () => {
      const body = new FormData();
      body.set('folder', 'dokumenti');
      body.set('files[]', new Blob([`Zapis ${number}\n`.repeat(2000)]), `vjezba-${number}.txt`);
      const headers = { 'x-access-token': token };
      return fetch(`${address}${fileHostRoutes.uploadMedia.path}`, { method: 'POST', headers, body });
    });
  const writers = [...Array.from({ length: WRITERS }, () => goOn(writePost)), goOn(writeFile)];
  return {
    answered: () => writes.length,
    waitFor: async (answered) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const listener = () => {
        if (fault !== undefined) reject(fault);
        if (writes.length >= answered) resolve();
      };
      listeners.add(listener);
      listener();
      await promise.finally(() => listeners.delete(listener));
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(writers);
      return writes;
    },
  };
}
