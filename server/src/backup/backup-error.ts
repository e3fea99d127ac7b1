/** Why a backup was not written or not restored; the message is the one sentence that is printed. */
export class BackupError extends Error {}
