import { formatNumber } from '@baklja/contract/plural';
import classes from './RecordNames.module.css';

/** Records that a question names; of more the number alone is told. */
const NAMED_LIMIT = 5;

/** The first few of several records by their titles, and how many more there are. */
export function RecordNames({ titles }: { titles: readonly string[] }) {
  const named = titles.length > NAMED_LIMIT + 1 ? titles.slice(0, NAMED_LIMIT) : titles;
  const more = titles.length - named.length;
  return (
    <ul className={classes.names}>
      {named.map((title, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may be alike, and their order stays
        <li key={place}>{title}</li>
      ))}
      {more > 0 && <li className={classes.more}>i još {formatNumber(more)}</li>}
    </ul>
  );
}
