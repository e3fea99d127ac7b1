import { formatNumber } from '@baklja/contract/plural';
import classes from './RecordNames.module.css';

/** Number of records that a question names; the others are only counted. */
const NAMED_LIMIT = 5;

/** The titles of the first few of several records, and the number of the others. */
export function RecordNames({ titles }: { titles: readonly string[] }) {
  const named = titles.length > NAMED_LIMIT + 1 ? titles.slice(0, NAMED_LIMIT) : titles;
  const more = titles.length - named.length;
  return (
    <ul className={classes.names}>
      {named.map((title, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may be equal, and their order never changes
        <li key={place}>{title}</li>
      ))}
      {more > 0 && <li className={classes.more}>i još {formatNumber(more)}</li>}
    </ul>
  );
}
