import { arch, cpus, release, type } from 'node:os';
import process from 'node:process';
import type { Measured } from './measure.ts';

/** A load on the floor, where that has one, and on SQLite and PostgreSQL. `memoryMb` is 0 where it says nothing. */
export type Row = {
  name: string;
  floor?: Measured | undefined;
  products: { measured: Measured | undefined; memoryMb: number }[];
};

const OF_PRODUCT = ['of floor', 'p50 / p99', 'µs', 'MB'];
const HEADS = ['load', 'KB', 'floor', 'SQLite', ...OF_PRODUCT, 'PostgreSQL', ...OF_PRODUCT];

/** Prints what is measured, and the head of a table of Markdown. */
export function printHead(posts: number): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ${type()} ${release()} ${arch()}, Node ${process.version}`;
  process.stdout.write(`${posts} posts; ${machine}\n\n`);
  printCells(HEADS);
  printCells(HEADS.map((_, column) => (column === 0 ? '---' : '--:')));
}

/** Prints a row of the table. Memory excludes the pages of mapped files. */
export function printRow(row: Row): void {
  printCells(toCells(row));
}

function printCells(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function toCells({ name, floor, products }: Row): string[] {
  const size = products[0]?.measured?.kilobytes ?? floor?.kilobytes ?? 0;
  const cells = [0, 1].flatMap((place) => {
    const { measured, memoryMb = 0 } = products[place] ?? {};
    if (!measured) return ['', ...OF_PRODUCT.map(() => '')];
    const share = floor ? `${Math.round((100 * measured.perSecond) / floor.perSecond)} %` : '';
    const failed = measured.failed > 0 ? ` ${measured.failed} FAILED` : '';
    const { p50, p99, cpuMicroseconds } = measured;
    return [short(measured.perSecond) + failed, share, `${p50} / ${p99}`, short(cpuMicroseconds), short(memoryMb)];
  });
  return [name, short(size), floor ? short(floor.perSecond) : '', ...cells];
}

/** Three digits are enough; empty for nothing. */
function short(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return '';
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}
