type Kind = 'statement' | 'turn' | 'call' | 'transfer' | 'job';

/**
 * What the process has done: a statement by its SQL, a turn of the event loop, a call by the key of its route, a job by
 * its name. A transfer is a call that takes as long as the connection of its caller.
 */
export type Done = { kind: Kind; name: string; ms: number; status?: number; hasFailed?: boolean };

/** The last run of a job since the start; times in ms since 1970. `succeededAt` is undefined before the first success. */
export type JobRun = { endedAt: number; ms: number; hasFailed: boolean; succeededAt: number | undefined };

/** Is informed of all that the process does: names what is slow in the log, and passes everything to the metrics. */
export class Monitor {
  /** Undefined until the server is built. */
  log: { warn: (fields: object, message: string) => void } | undefined;
  /** Undefined without metrics. */
  meter: ((done: Done, isSlow: boolean) => void) | undefined;
  /** By the name of the job. */
  readonly jobs = new Map<string, JobRun>();
  /** How long the last commit took, ms; undefined before the first. */
  commitMs: number | undefined;
  /** What takes longer is named in the log, ms. */
  readonly limits: Record<Kind, number> = {
    statement: 200,
    turn: 100,
    call: 1000,
    transfer: Number.POSITIVE_INFINITY,
    job: Number.POSITIVE_INFINITY,
  };

  note(done: Done): void {
    const { kind, ms } = done;
    const isSlow = ms > this.limits[kind];
    this.#keep(done);
    this.meter?.(done, isSlow);
    if (!isSlow) return;
    const name = kind === 'statement' ? nameStatement(done.name) : done.name;
    this.log?.warn({ kind, name, milliseconds: Math.round(ms) }, 'slow');
  }

  #keep({ kind, name, ms, hasFailed = false }: Done): void {
    if (kind === 'statement' && name === 'commit') this.commitMs = ms;
    if (kind !== 'job') return;
    const endedAt = Date.now();
    const succeededAt = hasFailed ? this.jobs.get(name)?.succeededAt : endedAt;
    this.jobs.set(name, { endedAt, ms, hasFailed, succeededAt });
  }
}

/** Its first word and its tables, such as `select posts, categories`; no value that it holds. */
function nameStatement(sql: string): string {
  const tables = [...sql.matchAll(/\b(?:from|join|into|update) "(\w+)"/g)].map(([, table]) => table);
  return `${/^\w*/.exec(sql)?.[0]} ${[...new Set(tables)].join(', ')}`.trim();
}
