import { arch, cpus, release, type } from 'node:os';
import process from 'node:process';
import type { Measured } from './measure.ts';

/** One line of the table. `floor` is the same load on the floor server; undefined where there is none. */
export type Row = {
  server: string;
  load: string;
  note: string;
  measured: Measured;
  floor: Measured | undefined;
  memoryMb: number;
};

const HEADS = ['server', 'load', 'req/s', 'p50 ms', 'p99 ms', 'cpu us', 'of floor', 'MB', 'note'];

/** Prints the measurements. Memory excludes the pages of mapped files. */
export function printTable(rows: readonly Row[], { posts, seconds }: { posts: number; seconds: number }): void {
  const lines = [HEADS, ...rows.map(toCells)];
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => pad(cell, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd(),
  );
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ${type()} ${release()} ${arch()}, Node ${process.version}`;
  process.stdout.write(`${posts} posts, 16 connections, ${seconds} s each; ${machine}\n\n${text.join('\n')}\n`);
}

function toCells({ server, load, note, measured, floor, memoryMb }: Row): string[] {
  const ofFloor = floor ? `${Math.round((100 * measured.perSecond) / floor.perSecond)} %` : '';
  const failed = measured.failed > 0 ? `${measured.failed} FAILED ` : '';
  const { perSecond, p50, p99 } = measured;
  return [
    server,
    load,
    String(Math.round(perSecond)),
    String(p50),
    String(p99),
    String(Math.round(measured.cpuMicroseconds)),
    ofFloor,
    String(memoryMb),
    failed + note,
  ];
}

function pad(cell: string, width: number, column: number): string {
  const isNumber = column >= 2 && column <= 7;
  return isNumber ? cell.padStart(width) : cell.padEnd(width);
}
