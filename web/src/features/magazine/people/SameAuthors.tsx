import { UnstyledButton } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import look from '#web/ui/look.module.css';
import classes from './AuthorList.module.css';
import { authorListQuery, sameAuthorsQuery } from './authors.queries.ts';
import type { AuthorPair } from './merge.ts';
import { peopleText as text } from './people.text.ts';

const MergeDialog = lazy(() => import('./MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })));

/** How many pairs of authors may be the same, and the way to compare them one after another. */
export function SameAuthors() {
  const pairs = useSameAuthors();
  const [isOpen, setIsOpen] = useState(false);
  const [pair] = pairs;
  // The dialog does not open by itself when there is a pair again.
  if (!pair && isOpen) setIsOpen(false);
  if (!pair) return null;
  return (
    <div className={`${look.line} ${look.whole} ${classes.same}`}>
      <IconUsers aria-hidden />
      <span role="status">{text.maybeSame(pairs.length)}</span>
      <UnstyledButton
        className={`${look.link} ${classes.compare}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {text.compare}
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <MergeDialog
            key={pair.map(({ id }) => id).join(' ')}
            pair={pair}
            isSuggested
            onCancel={() => setIsOpen(false)}
            onDone={showNext}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The pairs are read again after each write, so that the next one is the first. */
function showNext(): void {}

/** The pairs whose authors are in the list. */
function useSameAuthors(): AuthorPair[] {
  const pairs = useQuery(sameAuthorsQuery).data ?? [];
  const authors = useQuery(authorListQuery).data ?? [];
  const byId = new Map(authors.map((author) => [author.id, author]));
  return pairs.flatMap(({ first_id, second_id }) => {
    const [first, second] = [byId.get(first_id), byId.get(second_id)];
    return first && second ? [[first, second] as const] : [];
  });
}
