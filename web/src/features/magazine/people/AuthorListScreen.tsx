import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import { Anchor, Box, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { IconGitMerge, IconUsers } from '#web/lib/icons.ts';
import { defineListAddress, option, page, search, sort } from '#web/lists/address/list-address.ts';
import type { Finding } from '#web/lists/find-rows.ts';
import { useLocalRows } from '#web/lists/list-rows.ts';
import { countColumn, editColumn, factsColumn, useOpening } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { AuthorDrawer } from './AuthorDrawer.tsx';
import { type AuthorPair, MergeDialog } from './MergeDialog.tsx';
import { authorListQuery, authorQueries, sameAuthorsQuery } from './people.queries.ts';
import { peopleText as text } from './people.text.ts';
import { describeWork, listName, toArticles, usesOfAuthor } from './people.ts';

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

const lineFilters = [{ key: 'only', label: 'Prikaz', all: 'Svi', options: text.onlyOptions }];

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
      texts={{
        search: 'Prezime, ime ili e-pošta',
        noTitle: text.noAuthor,
        emptyHelp: 'Autori potpisuju članke i fotografije, a navode se i u impresumu brojeva.',
      }}
      Drawer={AuthorDrawer}
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

/** Merges the two selected authors; of another number it says how many it takes. */
function MergeAction({ authors, onDone }: { authors: readonly MagazineAuthor[]; onDone: () => void }) {
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
        Spoji u jednog
      </SelectionAction>
      {!pair && (
        <Text span id={reasonId} fz="sm">
          Za spajanje odaberite dva autora.
        </Text>
      )}
      {pair && isOpen && <MergeDialog pair={pair} onCancel={() => setIsOpen(false)} onDone={onDone} />}
    </>
  );
}

const authorColumns: readonly Column<MagazineAuthor, unknown>[] = [
  { key: 'name', head: 'Prezime, ime', sort: true, onPhone: 'title', cell: (author) => <NameCell author={author} /> },
  {
    key: 'email',
    head: text.email,
    width: 240,
    narrowWidth: 200,
    hideBelow: 'tablet',
    cell: ({ email }) => (
      <Text c="quiet" truncate>
        {email}
      </Text>
    ),
  },
  {
    key: 'web',
    head: text.web,
    width: 170,
    hideBelow: 'desk',
    cell: ({ web }) => (
      <Text c="quiet" truncate>
        {web.replace(/^https?:\/\//i, '')}
      </Text>
    ),
  },
  countColumn<MagazineAuthor>('articles', text.articlesHead, ({ id }) => toArticles('autor', id)),
  countColumn<MagazineAuthor>('photographs', 'Fotografije'),
  factsColumn<MagazineAuthor>((author) => describeWork(author) || text.noWork),
  editColumn<MagazineAuthor>('magazineAuthor', listName),
];

function NameCell({ author }: { author: MagazineAuthor }) {
  const { ime, prezime, pref, suf, firma } = author;
  const note = firma ? text.companyNote : [pref, suf].filter(Boolean).join(', ');
  return (
    <Group component="span" gap={6} align="baseline" wrap="nowrap" miw={0}>
      <RecordLink to={useOpening('magazineAuthor', author)} title={listName(author)}>
        {prezime || ime}
        <Text span fw={400}>
          {prezime !== '' && `, ${ime}`}
        </Text>
      </RecordLink>
      {note !== '' && (
        <Box component="small" flex="none" c="dimmed">
          {note}
        </Box>
      )}
    </Group>
  );
}

function SameAuthors() {
  const pairs = useSameAuthors();
  const [isOpen, setIsOpen] = useState(false);
  const [pair] = pairs;
  // The dialog does not open by itself when there is a pair again.
  if (!pair && isOpen) setIsOpen(false);
  if (!pair) return null;
  return (
    <Group wrap="nowrap" style={{ whiteSpace: 'nowrap' }}>
      <IconUsers color="var(--ink-3)" aria-hidden />
      <span role="status">{text.maybeSame(pairs.length)}</span>
      <Anchor component="button" type="button" mih={24} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Usporedi
      </Anchor>
      {isOpen && (
        <MergeDialog
          key={pair.map(({ id }) => id).join(' ')}
          pair={pair}
          isSuggested
          onCancel={() => setIsOpen(false)}
          // The pairs are read again after each write, so that the next one is the first.
          onDone={() => {}}
        />
      )}
    </Group>
  );
}

function useSameAuthors(): AuthorPair[] {
  const pairs = useQuery(sameAuthorsQuery).data ?? [];
  const authors = useQuery(authorListQuery).data ?? [];
  const byId = new Map(authors.map((author) => [author.id, author]));
  return pairs.flatMap(({ first_id, second_id }) => {
    const [first, second] = [byId.get(first_id), byId.get(second_id)];
    return first && second ? [[first, second] as const] : [];
  });
}
