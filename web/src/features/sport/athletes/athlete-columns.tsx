import type { AthleteRow } from '@baklja/contract/features/sport/athletes';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { editorPath } from '@baklja/contract/kinds';
import { IconCheck, IconUser } from '@tabler/icons-react';
import { formatListDate } from '#web/lib/dates.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { editColumn } from '#web/lists/plain-columns.tsx';
import { RecordLink } from '#web/lists/RecordLink.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import look from '#web/ui/look.module.css';
import { MedalRow } from '../MedalDisc.tsx';
import classes from './AthleteCells.module.css';
import { athletesText as text } from './athletes.text.ts';

const countsOf = ({ gold, silver, bronze }: AthleteRow) => ({ 1: gold, 2: silver, 3: bronze });

/** The columns of the list of athletes. */
export const athleteColumns: readonly Column<AthleteRow, unknown>[] = [
  {
    key: 'picture',
    head: text.picture,
    isHeadHidden: true,
    width: 54,
    onPhone: 'picture',
    cell: ({ slika }) => (
      <Thumbnail
        url={slika === '' ? undefined : pictureUrl(slika, pageSettings.fileHostUrl(), { width: THUMBNAIL_WIDTH })}
        width={42}
        height={28}
        icon={<IconUser aria-hidden />}
      />
    ),
  },
  {
    key: 'name',
    head: text.name,
    sort: true,
    onPhone: 'title',
    cell: (athlete) => (
      <span className={classes.name}>
        <RecordLink to={editorPath('athlete', athlete.id)} title={`${athlete.Prezime} ${athlete.Ime}`}>
          {athlete.Prezime} <small>{athlete.Ime}</small>
        </RecordLink>
      </span>
    ),
  },
  {
    key: 'number',
    head: text.number,
    width: 72,
    hideBelow: 'tablet',
    cell: ({ id }) => id,
  },
  { key: 'sport', head: text.sport, width: 180, narrowWidth: 150, sort: true, cell: ({ ime_sporta }) => ime_sporta },
  {
    key: 'medals',
    head: text.medals,
    width: 140,
    narrowWidth: 124,
    cell: (athlete) => <MedalRow counts={countsOf(athlete)} />,
  },
  {
    key: 'olympian',
    head: text.olympian,
    width: 92,
    hideBelow: 'desk',
    cell: ({ olimpijac }) => olimpijac === 1 && <IconCheck size={16} role="img" aria-label={text.olympian} />,
  },
  {
    key: 'active',
    head: text.active,
    width: 112,
    hideBelow: 'tablet',
    cell: ({ aktivan }) => (
      <StatusDot kind={aktivan === 1 ? 'full' : 'empty'}>{aktivan === 1 ? text.active : text.inactive}</StatusDot>
    ),
  },
  { key: 'texts', head: text.texts, width: 72, hideBelow: 'desk', cell: describeTexts },
  {
    key: 'modified',
    head: text.updated,
    width: 110,
    hideBelow: 'tablet',
    sort: true,
    cell: ({ modified }) => formatListDate(modified),
  },
  {
    key: 'facts',
    head: '',
    isHeadHidden: true,
    isOnlyOnPhone: true,
    onPhone: 'meta',
    cell: (athlete) => (
      <span className={classes.meta}>
        {text.numbered(athlete.ime_sporta, athlete.id)} <MedalRow counts={countsOf(athlete)} />
      </span>
    ),
  },
  editColumn<AthleteRow & { name: string }>('athlete') as Column<AthleteRow, unknown>,
];

/** „hr eng” for both texts, „hr –” for one. */
function describeTexts({ has_tekst, has_tekst_eng }: AthleteRow) {
  return (
    <span className={look.pale}>
      {has_tekst ? text.languages.tekst : text.missing} {has_tekst_eng ? text.languages.tekst_eng : text.missing}
    </span>
  );
}
