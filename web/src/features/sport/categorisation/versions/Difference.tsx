import type { CategorisationDifference } from '@baklja/contract/features/sport/categorisation';
import { formatNumber } from '@baklja/contract/plural';
import { VisuallyHidden } from '@mantine/core';
import { categorisationText } from '../categorisation.text.ts';
import { DifferenceMark, type Mark } from './DifferenceMark.tsx';
import classes from './Versions.module.css';

const text = categorisationText.versions;

const MARKS: readonly Mark[] = ['added', 'changed', 'removed'];

/** Added, changed and removed rows; a dash when nothing differs. */
export function Difference(difference: CategorisationDifference) {
  if (MARKS.every((mark) => difference[mark] === 0)) return <>–</>;
  return (
    <span className={classes.difference}>
      {MARKS.map((mark) => (
        <span key={mark}>
          <DifferenceMark mark={mark} />
          <VisuallyHidden>{text[mark]} </VisuallyHidden>
          {formatNumber(difference[mark])}
        </span>
      ))}
    </span>
  );
}
