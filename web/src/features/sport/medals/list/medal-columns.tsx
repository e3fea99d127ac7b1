import type { Medal } from '@baklja/contract/features/sport/medals';
import { editorPath } from '@baklja/contract/kinds';
import { VisuallyHidden } from '@mantine/core';
import { EditLink, RecordLink } from '#web/lists/RecordLink.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { DeleteRow } from '#web/lists/selection/DeleteRow.tsx';
import look from '#web/ui/look.module.css';
import { MEDALS, MedalDisc, type Place } from '../../MedalDisc.tsx';
import { winnerNames } from '../medal-form.ts';
import { medalQueries } from '../medals.queries.ts';
import { medalsText as text } from '../medals.text.ts';
import classes from './MedalList.module.css';

/** The columns of the list of medals. */
export const medalColumns: readonly Column<Medal, unknown>[] = [
  {
    key: 'place',
    head: text.medal,
    width: 92,
    onPhone: 'picture',
    cell: ({ medalja }) => (
      <>
        <MedalDisc place={medalja} />
        <VisuallyHidden>{MEDALS[medalja as Place].name}</VisuallyHidden>
      </>
    ),
  },
  {
    key: 'winner',
    head: text.winner,
    onPhone: 'title',
    cell: (medal) => (
      <span className={classes.winner}>
        <RecordLink to={editorPath('medal', medal.id)} title={winnerNames(medal)} />
        {medal.tim && <small className={`${look.pale} ${look.regular} ${look.whole}`}>{text.team}</small>}
      </span>
    ),
  },
  {
    key: 'sport',
    head: text.sport,
    width: 300,
    narrowWidth: 220,
    onPhone: 'meta',
    cell: ({ sport, disciplina }) => (
      <>
        {sport}
        {disciplina !== '' && <span className={look.pale}>, {disciplina}</span>}
      </>
    ),
  },
  {
    key: 'pages',
    head: text.pages,
    width: 190,
    hideBelow: 'tablet',
    cell: ({ page_id, page_id_eng }) => (
      <span className={classes.pages}>
        <PageNumber language="hr-HR" id={page_id} />
        <PageNumber language="en-GB" id={page_id_eng} />
      </span>
    ),
  },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    width: 72,
    align: 'right',
    onPhone: 'action',
    cell: (medal) => <EditLink to={editorPath('medal', medal.id)} title={winnerNames(medal)} />,
  },
  {
    key: 'remove',
    head: 'Izbriši',
    isHeadHidden: true,
    width: 84,
    align: 'right',
    cell: (medal) => (
      <DeleteRow
        kind="medal"
        row={medal}
        title={`${winnerNames(medal)}, ${medal.natjecanje}`}
        queries={medalQueries}
        texts={{ deleteQuestion: text.deleteQuestion }}
      />
    ),
  },
];

function PageNumber({ language, id }: { language: 'hr-HR' | 'en-GB'; id: number | null }) {
  return (
    <span className={id === null ? classes.missing : undefined}>
      {text.pageShort[language]} {id ?? text.missingPage}
    </span>
  );
}
