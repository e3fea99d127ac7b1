import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import { editorPath } from '@baklja/contract/kinds';
import { useLocation } from 'react-router';
import { countColumn, factsColumn } from '#web/lists/plain-columns.tsx';
import { EditLink, RecordLink } from '#web/lists/RecordLink.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { DeleteRow } from '#web/lists/selection/DeleteRow.tsx';
import look from '#web/ui/look.module.css';
import classes from './AuthorList.module.css';
import { describeWork, listName } from './author-names.ts';
import { authorQueries } from './authors.queries.ts';
import { peopleText as text } from './people.text.ts';
import { toArticles, usesOfAuthor } from './people-uses.ts';

type Cell = { author: MagazineAuthor };

/** The columns of the list of authors. */
export const authorColumns: readonly Column<MagazineAuthor, unknown>[] = [
  { key: 'name', head: text.nameHead, sort: true, onPhone: 'title', cell: (author) => <NameCell author={author} /> },
  {
    key: 'email',
    head: text.email,
    width: 240,
    narrowWidth: 200,
    hideBelow: 'tablet',
    className: `${look.cut} ${look.quiet}`,
    cell: ({ email }) => email,
  },
  {
    key: 'web',
    head: text.web,
    width: 170,
    hideBelow: 'desk',
    className: `${look.cut} ${look.quiet}`,
    cell: ({ web }) => web.replace(/^https?:\/\//i, ''),
  },
  countColumn<MagazineAuthor>('articles', text.articlesHead, ({ id }) => toArticles('autor', id)),
  countColumn<MagazineAuthor>('photographs', text.photographsHead),
  factsColumn<MagazineAuthor>((author) => describeWork(author) || text.noWork),
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 72,
    align: 'right',
    onPhone: 'action',
    cell: (author) => <EditCell author={author} />,
  },
  {
    key: 'remove',
    head: 'Izbriši',
    isHeadHidden: true,
    width: 84,
    align: 'right',
    cell: (author) =>
      usesOfAuthor(author).length === 0 && (
        <DeleteRow kind="magazineAuthor" row={author} title={listName(author)} queries={authorQueries} />
      ),
  },
];

function NameCell({ author }: Cell) {
  const { ime, prezime, pref, suf, firma } = author;
  const note = firma ? text.companyNote : [pref, suf].filter(Boolean).join(', ');
  return (
    <span className={classes.name}>
      <RecordLink to={useOpening(author)} title={listName(author)}>
        <b>{prezime === '' ? ime : prezime}</b>
        {prezime !== '' && `, ${ime}`}
      </RecordLink>
      {note !== '' && <small className={classes.note}>{note}</small>}
    </span>
  );
}

function EditCell({ author }: Cell) {
  return <EditLink to={useOpening(author)} title={listName(author)} />;
}

/** The sheet of the author, over the list with its search and filters. */
function useOpening({ id }: MagazineAuthor) {
  const { search } = useLocation();
  return { pathname: editorPath('magazineAuthor', id), search };
}
