import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import { IconGitMerge } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import classes from './AuthorList.module.css';
import { peopleText as text } from './people.text.ts';

const MergeDialog = lazy(() => import('./MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })));

type Props = { authors: readonly MagazineAuthor[]; onDone: () => void };

/** Merges the two selected authors; of another number it says how many it takes. */
export function MergeAction({ authors, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const reasonId = useId();
  const [one, other] = authors;
  const pair = authors.length === 2 && one && other ? ([one, other] as const) : undefined;
  return (
    <>
      <SelectionAction
        icon={<IconGitMerge aria-hidden />}
        disabled={!pair}
        aria-describedby={pair ? undefined : reasonId}
        onClick={() => setIsOpen(true)}
      >
        {text.merge}
      </SelectionAction>
      {!pair && (
        <span id={reasonId} className={classes.reason}>
          {text.mergeTakesTwo}
        </span>
      )}
      {pair && isOpen && (
        <Suspense>
          <MergeDialog pair={pair} onCancel={() => setIsOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
