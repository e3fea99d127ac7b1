import { foldText } from '@baklja/contract/alias';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { pathFor } from '@baklja/contract/route';
import { titleOrderKey } from '@baklja/contract/title-order';
import { noteChange } from '../server/src/db/changes.ts';
import type { Database } from '../server/src/db/database.ts';

import { medalTitleColumns } from '../server/src/features/sport/medals/medals.ts';
import { makeWords } from './made-posts.ts';
import type { Load } from './measure.ts';

const ATHLETES = 5000;
const SPORTS = 55;
const MEDALS = 500;
const ROWS_AT_ONCE = 250;
const MADE_AT = '2026-10-01T10:00:00.000Z';

/** Fills the tables of sport with generated athletes, one in ten of whom has a medal. */
export async function loadAthletes(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    const sports = Array.from({ length: SPORTS }, (_, place) => `Sport ${place + 1}`);
    const rows = sports.map((naziv) => ({ naziv, title_folded: foldText(naziv) }));
    const ids = await transaction.insertInto('sports').values(rows).returning('id').execute();
    for (let first = 1; first <= ATHLETES; first += ROWS_AT_ONCE) {
      const athletes = Array.from({ length: ROWS_AT_ONCE }, (_, place) =>
        makeAthlete(first + place, ids[(first + place) % SPORTS]?.id ?? 0),
      );
      await transaction.insertInto('athletes').values(athletes).execute();
    }
    for (let number = 1; number <= MEDALS; number += 1) {
      const medal = makeMedal(number);
      const { id } = await transaction.insertInto('medals').values(medal).returning('id').executeTakeFirstOrThrow();
      const winner = { medal_id: id, athlete_id: (number * 8) % ATHLETES || 1, place_in_list: 0 };
      await transaction.insertInto('medal_athletes').values(winner).execute();
    }
    noteChange(transaction, { kinds: ['athlete', 'medal'], at: new Date() });
  });
}

/** The list of athletes as staff read it, and searches while a name is typed. */
export function athleteLoads(token: string): (Load & { name: string })[] {
  const headers = { 'x-access-token': token };
  const list = pathFor(athleteRoutes.findAthletes);
  const typed = ['sin', 'sinkovic', 'kostelic 1', 'ba', 'covic', 'nigdje'];
  const searches = typed.map((text) => `${list}?search=${encodeURIComponent(text)}`);
  return [
    { name: `${ATHLETES} athletes`, paths: [list, `${list}?page=40`, `${list}?sportid=7`], headers },
    { name: 'athletes, search', paths: searches, headers },
  ];
}

function makeAthlete(number: number, sportid: number) {
  const [Ime = 'Ana', Prezime = 'Anić'] = makeWords(number, 2).split(' ');
  const name = `${Ime} ${Prezime} ${number}`;
  const last = `${Prezime} ${number}`;
  return {
    Ime,
    Prezime: last,
    name,
    title_folded: foldText(name),
    name_key: titleOrderKey(`${last} ${Ime}`),
    sportid,
    EVB: String(100_000 + number),
    azurirano: MADE_AT,
    created: MADE_AT,
    created_by: null,
    modified_by: null,
    aktivan: number % 3 === 0 ? (1 as const) : (0 as const),
    olimpijac: 1 as const,
    oib: '',
  };
}

function makeMedal(number: number) {
  const medal = { medalja: (number % 3) + 1, sport: `Sport ${(number % SPORTS) + 1}`, disciplina: '', timVal: '' };
  const natjecanje = `OI Igre ${1948 + (number % 20) * 4}`;
  return {
    ...medal,
    natjecanje,
    ...medalTitleColumns({ ...medal, natjecanje }),
    page_id: null,
    page_id_eng: null,
    tim: 0 as const,
    created: MADE_AT,
    created_by: null,
    modified: MADE_AT,
    modified_by: null,
  };
}
