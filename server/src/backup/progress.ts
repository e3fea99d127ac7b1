/** How far a backup or a restore is: rows of the database, or bytes of the backup file or of the stored files. */
export type Progress = { step: 'check' | 'database' | 'files'; done: number; total: number };

export type OnProgress = (progress: Progress) => void;
