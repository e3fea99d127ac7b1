import { formatNumber } from '@baklja/contract/plural';
import { useMemo } from 'react';
import classes from '../Import.module.css';
import { importText as text } from '../import.text.ts';
import { countColumn } from './compare-rows.ts';

const COLUMNS = [
  ['EVSKat', text.counts.category],
  ['SptNazOK', text.counts.sport],
  ['Zupanija', text.counts.county],
] as const;

/** The rows of the file by category, sport and county. */
export function Counts({ rows }: { rows: readonly string[][] }) {
  const groups = useMemo(() => COLUMNS.map(([column, head]) => ({ head, counts: countColumn(rows, column) })), [rows]);
  return groups.map(({ head, counts }) => (
    <section key={head} aria-label={head} className={classes.counts}>
      <h2>{head}</h2>
      <dl tabIndex={0}>
        {counts.map(([value, count]) => (
          <div key={value}>
            <dt>{value || '–'}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
