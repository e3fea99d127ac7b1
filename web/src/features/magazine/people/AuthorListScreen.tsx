import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import { IconGitMerge } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { defineListAddress, option, page, search, sort } from '#web/lists/address/list-address.ts';
import type { Finding } from '#web/lists/find-rows.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import classes from './AuthorList.module.css';
import { authorColumns } from './author-columns.tsx';
import { listName } from './author-names.ts';
import { authorListQuery, authorQueries } from './authors.queries.ts';
import { peopleText as text } from './people.text.ts';
import { usesOfAuthor } from './people-uses.ts';
import { SameAuthors } from './SameAuthors.tsx';

const AuthorSheet = lazy(() => import('./AuthorSheet.tsx').then((module) => ({ default: module.AuthorSheet })));

const address = defineListAddress({
  page: page(),
  search: search(),
  only: option('samo', { people: 'osobe', companies: 'firme', unused: 'bez-radova' }),
  ...sort({
    name: { word: 'prezime', first: 'asc' },
    articles: { word: 'clanci', first: 'desc' },
    photographs: { word: 'fotografije', first: 'desc' },
  }),
});

const lineFilters = [{ key: 'only', label: text.show, all: text.everyone, options: text.onlyOptions }];

type Request = ReturnType<typeof address.read>;

/** /autori-olimp: all authors of the magazine, with the one being edited or added in a sheet over them. */
export function AuthorListScreen() {
  return (
    <RecordListScreen
      kind="magazineAuthor"
      address={address}
      useRows={useAuthorRows}
      columns={authorColumns}
      lineFilters={lineFilters}
      hint={<SameAuthors />}
      titleOf={listName}
      queries={authorQueries}
      actions={(authors, onDone) => <MergeAction authors={authors} onDone={onDone} />}
      texts={{ search: text.searchAuthors, noTitle: text.noAuthor, emptyHelp: text.noAuthors }}
      Sheet={AuthorSheet}
    />
  );
}

const finding: Finding<MagazineAuthor, Request> = {
  titleOf: ({ ime, prezime, email }) => `${prezime} ${ime} ${prezime} ${email}`,
  sortValue: (author, sort) => (sort === 'name' ? `${author.prezime} ${author.ime}`.trim() : (author[sort] ?? 0)),
  matches: (author, { only }) => {
    if (only === undefined) return true;
    return only === 'unused' ? usesOfAuthor(author).length === 0 : author.firma === (only === 'companies');
  },
};

function useAuthorRows(request: Request) {
  return useLocalRows(authorListQuery, request, finding);
}

const MergeDialog = lazy(() => import('./MergeDialog.tsx').then((module) => ({ default: module.MergeDialog })));

type Props = { authors: readonly MagazineAuthor[]; onDone: () => void };

/** Merges the two selected authors; of another number it says how many it takes. */
function MergeAction({ authors, onDone }: Props) {
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
