/** Runs in a process of its own, and does what the task says. */
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { answerInProcess } from '../../files/run-in-process.ts';

export type ReadingBehaviour = 'count' | 'report' | 'fail' | 'crash' | 'take memory' | 'wait';

const A_MINUTE_MS = 60_000;

await answerInProcess(async function* ({ behaviour }: { behaviour: ReadingBehaviour }) {
  if (behaviour === 'report') yield { pid: process.pid, variables: Object.keys(process.env) };
  if (behaviour === 'fail') throw Object.assign(new Error('secret text'), { code: 'ENOSPC', syscall: 'write' });
  if (behaviour === 'crash') process.exit(3);
  if (behaviour === 'take memory') yield await takeMemory();
  if (behaviour === 'wait') yield await setTimeout(A_MINUTE_MS);
  for (let number = 1; behaviour === 'count' && number <= 3; number += 1) yield number;
});

/** Outside of the heap, as libraries unpack. */
async function takeMemory(): Promise<never> {
  const taken: Buffer[] = [];
  for (;;) {
    taken.push(Buffer.alloc(10 * 1024 * 1024, 1));
    await setTimeout(1);
  }
}
