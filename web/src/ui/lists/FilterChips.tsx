import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import look from '#web/ui/look.module.css';
import { useKeepFocus } from '../use-keep-focus.ts';
import classes from './FilterChips.module.css';

/** A filter that narrows the list: `Status` and `Skica`. */
export type FilterChip = {
  key: string;
  name: string;
  value: ReactNode;
  /** The value alone identifies the filter; the name is hidden where there is little room. */
  isPlain?: boolean;
  onRemove: () => void;
};

/** The filters that narrow a list, each with a button that removes it; renders nothing when there is none. */
export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const clear = useRef<HTMLButtonElement>(null);
  const keepFocus = useKeepFocus(clear);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.line} aria-label="Uključeni filtri" {...keepFocus}>
      {chips.map(({ key, name, value, isPlain, onRemove }) => (
        <li key={key}>
          <button type="button" className={classes.chip} onClick={onRemove}>
            <span className={`${look.spoken} ${classes.spoken}`}>Ukloni filtar </span>
            <span className={classes.name} data-plain={isPlain || undefined}>
              {name}:
            </span>{' '}
            <span className={`${look.cut} ${look.medium}`}>{value}</span>
            <IconX aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button ref={clear} variant="quiet" className={classes.clear} onClick={onClear}>
          Poništi filtre
        </Button>
      </li>
    </ul>
  );
}
