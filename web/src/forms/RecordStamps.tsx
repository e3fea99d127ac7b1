import { Box } from '@mantine/core';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { type RecordRow, type Stamp, stampsOf } from './define-record-form.ts';
import classes from './RecordFacts.module.css';

export function RecordStamps({ row }: { row: RecordRow }) {
  const { created, modified } = stampsOf(row);
  return (
    <Box component="dl" className={classes.facts} data-stamps fz="sm">
      <dt>Izrada</dt>
      <dd>{describe(created)}</dd>
      <dt>Zadnja izmjena</dt>
      <dd>{describe(modified)}</dd>
    </Box>
  );
}

function describe({ name, at }: Stamp): string {
  if (at === '') return name ?? '';
  const when = `${formatListDate(at)} u ${formatTime(new Date(at))}`;
  return name === undefined ? when : `${name}, ${when}`;
}
