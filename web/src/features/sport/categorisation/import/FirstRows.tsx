import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import classes from './Import.module.css';
import { importText as text } from './import.text.ts';

const ROWS_SHOWN = 8;

/** The first rows as they were read. */
export function FirstRows({ rows }: { rows: readonly string[][] }) {
  const shown = rows.slice(0, ROWS_SHOWN);
  return (
    <>
      <p className={classes.caption}>
        <b>{text.firstRows(shown.length)}</b> {text.firstRowsHelp}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
      <section className={classes.wide} aria-label={text.firstRows(shown.length)} tabIndex={0}>
        <table className={classes.table} aria-label={text.firstRows(shown.length)}>
          <thead>
            <tr>
              {CATEGORISATION_COLUMNS.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row[0]}>
                {CATEGORISATION_COLUMNS.map((column, place) => (
                  <td key={column}>{row[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
