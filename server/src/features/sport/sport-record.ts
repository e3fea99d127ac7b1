import { countOf } from '@baklja/contract/plural';
import { defineRecord } from '../../records/define-record.ts';

const ROWS = { one: 'redak kategorizacije', few: 'retka kategorizacije', other: 'redaka kategorizacije' };

/** Writes of sports. Medals and the categorisation hold the name of a sport as text; athletes hold its id. */
export const sports = defineRecord('sport', {
  hasUniqueTitle: true,
  referencedBy: [
    { kind: 'athlete', table: 'athletes', column: 'sportid', title: ({ name }) => String(name) },
    { kind: 'medal', table: 'medals', column: 'sport', holds: 'naziv', title: ({ title }) => String(title) },
    {
      table: 'categorisation_rows',
      column: 'SptNazOK',
      holds: 'naziv',
      title: ({ Ime, PreZme }) => `${Ime} ${PreZme}`,
      words: (count) => countOf(count, ROWS),
    },
  ],
  shownIn: ['athlete', 'medal'],
});
