import { expect, test } from 'vitest';
import { matchMedals } from './medal-links.ts';

const medal = (id: number, event: string, athletes: number[], change: object = {}) => ({
  ...{ id, event, sport: 'Alpsko skijanje', medalja: 1, athletes: new Set(athletes) },
  ...change,
});
const start = (id: number, name: string, athletes: number[], change: object = {}) => ({
  ...{ id, events: [name, ''], sport: 'Alpsko skijanje', medalja: 1, athletes: new Set(athletes) },
  ...change,
});

test('medals of one athlete at the same Games are distinguished by the event, and the last by what is left', () => {
  const medals = [
    medal(1, 'alpska kombinacija, žene', [7]),
    medal(2, 'veleslalom, žene', [7]),
    medal(3, 'slalom, žene', [7]),
  ];
  const starts = [start(11, 'Slalom', [7]), start(12, 'Kombinacija', [7]), start(13, 'Veleslalom', [7])];
  expect([...matchMedals(medals, starts)].toSorted()).toEqual([
    [11, 3],
    [12, 1],
    [13, 2],
  ]);
});

test('medals of the same sport are distinguished by their athletes; a team may lack one who did not start', () => {
  const medals = [medal(1, '', [7]), medal(2, '', [7, 8]), medal(3, '', [20, 21, 22], { sport: 'Rukomet' })];
  const starts = [
    start(11, 'Parovi', [8, 7]),
    start(12, 'Pojedinačno', [7]),
    start(13, 'Turnir', [21, 22], { sport: 'rukomet' }),
  ];
  expect([...matchMedals(medals, starts)].toSorted()).toEqual([
    [11, 2],
    [12, 1],
    [13, 3],
  ]);
});

test('a team medal without names is that of the only crew', () => {
  const crew = start(11, 'Turnir', [1, 2]);
  expect([...matchMedals([medal(1, '', [])], [crew, start(12, 'Slalom', [3])])]).toEqual([[11, 1]]);
  expect(matchMedals([medal(1, '', [])], [crew, start(12, 'Štafeta', [3, 4])]).size).toBe(0);
});

test.each([
  ['another medal', { medalja: 2 }],
  ['another sport', { sport: 'Bob' }],
  ['other athletes', { athletes: new Set([9]) }],
])('%s is no match', (_name, change) => {
  expect(matchMedals([medal(1, 'slalom', [7])], [start(11, 'Slalom', [7], change)]).size).toBe(0);
});

test('of equally close ones none is taken', () => {
  expect(matchMedals([medal(1, '', [7]), medal(2, '', [7])], [start(11, 'Slalom', [7])]).size).toBe(0);
});
