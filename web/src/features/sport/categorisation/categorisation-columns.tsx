import type { CategorisationRow } from '@baklja/contract/features/sport/categorisation';
import { toIsoDay } from '@baklja/contract/features/sport/categorisation-file';
import { formatDay } from '#web/lib/dates.ts';
import type { Column } from '#web/lists/RecordTable.tsx';
import look from '#web/ui/look.module.css';
import classes from './Categorisation.module.css';
import { categorisationText as text } from './categorisation.text.ts';

/** A row of the list; its id is the AUTOID. */
export type Row = CategorisationRow & { id: number };

export const categorisationColumns: readonly Column<Row, unknown>[] = [
  {
    key: 'name',
    head: text.name,
    sort: true,
    onPhone: 'title',
    width: 190,
    narrowWidth: 160,
    cell: ({ Ime, PreZme }) => (
      <>
        <span className={classes.lastName}>{PreZme}</span> {Ime}
      </>
    ),
  },
  { key: 'sport', head: text.sport, sort: true, width: 150, narrowWidth: 130, cell: ({ SptNazOK }) => SptNazOK },
  {
    key: 'category',
    head: text.category,
    sort: true,
    width: 100,
    onPhone: 'action',
    cell: ({ EVSKat }) => <span className={classes.category}>{EVSKat}</span>,
  },
  { key: 'result', head: text.result, hideBelow: 'tablet', cell: ({ KatRezult }) => KatRezult },
  { key: 'county', head: text.county, sort: true, width: 176, narrowWidth: 160, cell: ({ Zupanija }) => Zupanija },
  {
    key: 'valid',
    head: text.validUntil,
    sort: true,
    width: 146,
    cell: ({ KatDo, is_expired }) => (
      <>
        {dayOf(KatDo)} {is_expired && <span className={look.pale}>{text.expired}</span>}
      </>
    ),
  },
  {
    key: 'autoid',
    head: text.autoId,
    sort: true,
    width: 80,
    hideBelow: 'desk',
    align: 'right',
    cell: ({ AUTOID }) => AUTOID,
  },
  {
    key: 'facts',
    head: '',
    isHeadHidden: true,
    isOnlyOnPhone: true,
    onPhone: 'meta',
    cell: ({ SptNazOK, KatRezult, Zupanija, KatDo, is_expired }) => (
      <span className={classes.facts}>
        <span>{SptNazOK}</span>
        {KatRezult !== '' && <span>{KatRezult}</span>}
        <span>{[Zupanija, KatDo && text.until(is_expired, dayOf(KatDo))].filter(Boolean).join(', ')}</span>
      </span>
    ),
  },
];

/** A day as lists show it; any other text as it is. */
function dayOf(day: string): string {
  return formatDay(toIsoDay(day) ?? day);
}
