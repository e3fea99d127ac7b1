import { expect, test } from 'vitest';
import { KINDS, type Kind } from '../kinds.ts';
import { countRecords } from './record-words.ts';

/** One, two and five records of each kind. */
const COUNTS: Record<Kind, string> = {
  post: '1 članak, 2 članka, 5 članaka',
  page: '1 stranica, 2 stranice, 5 stranica',
  file: '1 datoteka, 2 datoteke, 5 datoteka',
  athlete: '1 sportaš, 2 sportaša, 5 sportaša',
  medal: '1 medalja, 2 medalje, 5 medalja',
  games: '1 zapis o Igrama, 2 zapisa o Igrama, 5 zapisa o Igrama',
  event: '1 disciplina, 2 discipline, 5 disciplina',
  start: '1 nastup, 2 nastupa, 5 nastupa',
  categorisedAthlete: '1 sportaš, 2 sportaša, 5 sportaša',
  documentFolder: '1 folder, 2 foldera, 5 foldera',
  subfolder: '1 subfolder, 2 subfoldera, 5 subfoldera',
  document: '1 dokument, 2 dokumenta, 5 dokumenata',
  menuSection: '1 sekcija, 2 sekcije, 5 sekcija',
  menuItem: '1 stavka, 2 stavke, 5 stavki',
  magazineIssue: '1 broj Olimpa, 2 broja Olimpa, 5 brojeva Olimpa',
  magazineArticle: '1 članak Olimpa, 2 članka Olimpa, 5 članaka Olimpa',
  magazineAuthor: '1 autor, 2 autora, 5 autora',
  magazineSection: '1 rubrika, 2 rubrike, 5 rubrika',
  sport: '1 sport, 2 sporta, 5 sportova',
  category: '1 kategorija, 2 kategorije, 5 kategorija',
  user: '1 korisnik, 2 korisnika, 5 korisnika',
};

test.each(Object.keys(KINDS) as Kind[])('records of the kind %s are counted in Croatian', (kind) => {
  expect([1, 2, 5].map((count) => countRecords(kind, count)).join(', ')).toBe(COUNTS[kind]);
});
