/** How far a backup or a restore is: rows of the database, or bytes of the backup file or of the stored files. */
export type Progress = { step: 'check' | 'database' | 'files'; done: number; total: number };

export type OnProgress = (progress: Progress) => void;

/** Where progress is printed: a terminal replaces its line, a log gets a new one from time to time. */
export type ProgressOutput = { isTTY?: boolean; write: (text: string) => unknown };

const NAMES: Record<Progress['step'], string> = {
  check: 'Checking the backup',
  database: 'Database',
  files: 'Files',
};

/** Time between two lines, in a terminal and in a log. */
const TERMINAL_MS = 200;
const LOG_MS = 5000;

/** Clears a line of a terminal, and returns to its start. */
const CLEAR = '\r\u001b[K';

/** Prints how far each step is; `now` is in milliseconds. The end of each step is always printed. */
export function printProgress(output: ProgressOutput, now: () => number): OnProgress {
  const pauseMs = output.isTTY ? TERMINAL_MS : LOG_MS;
  let last = { step: '', at: 0, isComplete: false };
  return (progress) => {
    const { step, done, total } = progress;
    const isComplete = done >= total;
    const isSame = last.step === step;
    if (isSame && (last.isComplete || (!isComplete && now() - last.at < pauseMs))) return;
    last = { step, at: now(), isComplete };
    output.write(`${output.isTTY ? CLEAR : ''}${describe(progress)}${isComplete || !output.isTTY ? '\n' : ''}`);
  };
}

function describe({ step, done, total }: Progress): string {
  const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
  const amount =
    step === 'database' ? `${toText(done)} of ${toText(total)} rows` : `${toMb(done)} of ${toMb(total)} MB`;
  return `${NAMES[step]}: ${percent} % (${amount})`;
}

function toText(count: number): string {
  return count.toLocaleString('en');
}

/** Megabytes with one digit. */
export function toMb(bytes: number): string {
  return (bytes / 1024 / 1024).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
