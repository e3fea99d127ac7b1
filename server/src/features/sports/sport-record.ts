import { countOf } from '@baklja/contract/plural';
import { defineRecord } from '../../records/define-record.ts';

const ATHLETES = { one: 'sportaš', few: 'sportaša', other: 'sportaša' };
const MEDALS = { one: 'medalja', few: 'medalje', other: 'medalja' };
const ROWS = { one: 'redak kategorizacije', few: 'retka kategorizacije', other: 'redaka kategorizacije' };

/** Writes of sports. Medals and the categorisation hold the name of a sport as text; athletes hold its id. */
export const sports = defineRecord('sport', {
  stamps: { created: 'created', createdBy: 'created_by', modified: 'modified', modifiedBy: 'modified_by' },
  hasUniqueTitle: true,
  referencedBy: [
    {
      table: 'athletes',
      column: 'sportid',
      title: ({ Ime, Prezime }) => `${Ime} ${Prezime}`,
      words: (count) => countOf(count, ATHLETES),
    },
    {
      table: 'medals',
      column: 'sport',
      holds: 'naziv',
      title: ({ natjecanje, timVal }) => [natjecanje, timVal].filter(Boolean).join(', '),
      words: (count) => countOf(count, MEDALS),
    },
    {
      table: 'categorisation_rows',
      column: 'SptNazOK',
      holds: 'naziv',
      title: ({ Ime, PreZme }) => `${Ime} ${PreZme}`,
      words: (count) => countOf(count, ROWS),
    },
  ],
});
