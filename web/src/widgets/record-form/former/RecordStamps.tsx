import { formatListDate, formatTime } from '#web/lib/dates.ts';
import classes from '../RecordStamps.module.css';

/** Who and when; `at` is ISO 8601 in UTC, and a name may not be known. */
export type Stamp = { name: string | undefined; at: string };

/** Who made a record and who changed it last, and when. */
export function RecordStamps({ created, modified }: { created: Stamp; modified: Stamp }) {
  return (
    <dl className={classes.stamps}>
      <dt>Izradio/la</dt>
      <dd>{describe(created)}</dd>
      <dt>Promijenio/la</dt>
      <dd>{describe(modified)}</dd>
    </dl>
  );
}

function describe({ name, at }: Stamp): string {
  const when = `${formatListDate(at)} u ${formatTime(new Date(at))}`;
  return name === undefined ? when : `${name}, ${when}`;
}
