import { formatListDate, formatTime } from '#web/lib/dates.ts';
import type { RecordRow } from './define-record-form.ts';
import { type Stamp, stampsOf } from './editing/stamps-of.ts';
import classes from './RecordStamps.module.css';

/** Who created a record, who changed it last, and when. */
export function RecordStamps({ row }: { row: RecordRow }) {
  const { created, modified } = stampsOf(row);
  return (
    <dl className={classes.stamps}>
      <dt>Izrada</dt>
      <dd>{describe(created)}</dd>
      <dt>Zadnja izmjena</dt>
      <dd>{describe(modified)}</dd>
    </dl>
  );
}

function describe({ name, at }: Stamp): string {
  if (at === '') return name ?? '';
  const when = `${formatListDate(at)} u ${formatTime(new Date(at))}`;
  return name === undefined ? when : `${name}, ${when}`;
}
