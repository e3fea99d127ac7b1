/** Why a backup was not written or not restored; the message is the one sentence that is printed. */
export class BackupError extends Error {
  /** What of the file is wrong: one of its entries, a table, or the byte at which reading ended. */
  readonly part: string | undefined;

  constructor(message: string, { part, cause }: { part?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.part = part;
  }
}
