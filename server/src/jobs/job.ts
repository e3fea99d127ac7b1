import type { FastifyBaseLogger } from 'fastify';
import type { Part } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Parameter of a job: the dependencies of every feature, and more. The signal asks the job to end after its current
 * step.
 */
export type JobContext = Dependencies & { log: FastifyBaseLogger; signal: AbortSignal };

/** Background work. It runs when the server starts to listen, unless it says otherwise, and on its `schedule`. */
export type Job = {
  /** For log and metrics: what it does, as a phrase that begins with a verb. People read it as `JOB_TITLES` has it. */
  name: string;
  /** Runs in a process that serves this part; undefined means every process. */
  part?: Part | undefined;
  /** When it runs again, as a cron pattern in the time zone of the machine; undefined means never. */
  schedule?: string;
  /** False for a job that only runs at its times. */
  runsAtStart?: false;
  /**
   * True for a job that deletes for good: it does not run at the start, which may be a mistake, such as one with an older
   * database, and it waits until the clock is steady. Its schedule has a time of the day too, for machines that are off
   * at night.
   */
  deletesForGood?: true;
  run: (context: JobContext) => Promise<void>;
};
