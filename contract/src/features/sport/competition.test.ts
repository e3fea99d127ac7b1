import { expect, test } from 'vitest';
import { compareMedals, readCompetition } from './competition.ts';

test.each([
  ['OI Pariz 2024', 'summer', 2024],
  ['ZOI Torino 2006', 'winter', 2006],
  ['zoi Peking 2022.', 'winter', 2022],
  ['EOI Minsk 2019', undefined, 2019],
  ['OI Pariz', 'summer', undefined],
  ['OI 12345', 'summer', undefined],
  ['', undefined, undefined],
] as const)('%j is of the season %s and the year %s', (name, season, year) => {
  expect(readCompetition(name)).toEqual({ season, year });
});

test('medals are ordered from the newest competition, gold first, those without a year at the end', () => {
  const medals = [
    { natjecanje: 'Kup', medalja: 1, id: 1 },
    { natjecanje: 'OI Rio 2016', medalja: 2, id: 2 },
    { natjecanje: 'OI Rio 2016', medalja: 1, id: 3 },
    { natjecanje: 'OI Pariz 2024', medalja: 3, id: 4 },
  ];
  expect(medals.toSorted(compareMedals).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});
