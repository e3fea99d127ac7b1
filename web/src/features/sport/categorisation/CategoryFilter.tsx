import { CATEGORIES } from '@baklja/contract/features/sport/categorisation-file';
import { formatNumber } from '@baklja/contract/plural';
import look from '#web/ui/look.module.css';
import classes from './Categorisation.module.css';
import { categorisationText as text } from './categorisation.text.ts';

type Props = {
  /** The chosen category; undefined for all. */
  value: string | undefined;
  /** Categories of the rows that the other filters leave. */
  counts: readonly { value: string; count: number }[];
  onChange: (category: string | undefined) => void;
};

/** The categories with their counts; each button filters the list. Unknown categories of the list come last. */
export function CategoryFilter({ value, counts, onChange }: Props) {
  const known = new Map(counts.map((one) => [one.value, one.count]));
  const names = [...new Set<string>([...CATEGORIES, ...known.keys()])].filter((name) => name !== '');
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div role="group" aria-label={text.categories} className={classes.categories}>
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={value === name} onClick={() => onChange(name)}>
          <span className={classes.numeral}>{name}</span>
          <span className={look.quiet}>{formatNumber(known.get(name) ?? 0)}</span>
        </button>
      ))}
      <button type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        <span>{text.all}</span>
        <span className={look.quiet}>{formatNumber(total)}</span>
      </button>
    </div>
  );
}
