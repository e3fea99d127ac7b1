import type { ReactNode } from 'react';
import classes from './FileCells.module.css';

export function FileName({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <>
      <span className={classes.name} title={name}>
        {name}
      </span>
      {children !== undefined && <span className={classes.note}>{children}</span>}
    </>
  );
}

const SHORT_LENGTH = 36;

/** Shortens a long address in the middle: its start shows the folder, its end the file name. */
export function shortenAddress(address: string): string {
  const letters = [...address];
  if (letters.length <= SHORT_LENGTH) return address;
  const kept = SHORT_LENGTH - 1;
  const head = Math.floor(kept / 3);
  return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - (kept - head)).join('')}`;
}
