import { medalTitleColumns } from '@baklja/contract/features/sport/medal-title';
import { countOf } from '@baklja/contract/plural';
import { comesBackText } from '@baklja/contract/records/record-words';
import type { Db } from '../../../db/schema.ts';
import { InvalidInputError, ParentGoneError } from '../../../errors.ts';
import { defineRecord } from '../../../records/define-record.ts';
import type { RowOf } from '../../../records/record-definition.ts';
import { listWinners, withWinners } from './medals.store.ts';
import { listExistingAthletes, listWinnerIds, replaceWinners } from './winners.store.ts';

/** Writes of medals. Who won one is kept apart, in the table `medal_athletes`: see `write-medal.ts`. */
export const medals = defineRecord('medal', {
  defaults: () => ({ tim: 0, timVal: '', disciplina: '' }) as const,
  derive: (values, before) => {
    const { medalja = 0, sport = '', natjecanje = '', disciplina = '', timVal = '' } = { ...before, ...values };
    return medalTitleColumns({ medalja, sport, natjecanje, disciplina, timVal });
  },
  check: async (transaction, { values }) => {
    await requirePage(transaction, 'page_id', values.page_id);
    await requirePage(transaction, 'page_id_eng', values.page_id_eng);
  },
  editorFields: async (transaction, { id, tim }) => {
    const winners = (await listWinners(transaction, id)).get(id) ?? [];
    const { tim: isTeam, ime_prezime } = withWinners({ tim }, winners);
    return { tim: isTeam, ime_prezime };
  },
  beforeDelete: async (transaction, rows) => {
    const kept = new Map<number, { winners: number[] }>();
    for (const { id } of rows) {
      kept.set(id, { winners: await listWinnerIds(transaction, id) });
      await replaceWinners(transaction, id, []);
    }
    return kept;
  },
  restoredValues: async (transaction, { page_id, page_id_eng }) => ({
    page_id: await existingPage(transaction, page_id),
    page_id_eng: await existingPage(transaction, page_id_eng),
  }),
  afterRestore: async (transaction, { row, relations }) => {
    const { winners = [] } = relations as { winners?: number[] };
    const existing = await listExistingAthletes(transaction, winners);
    requireSomeWinner(row, existing, winners);
    await replaceWinners(transaction, row.id, existing);
    const lost = winners.length - existing.length;
    if (lost === 0) return [];
    return [`${comesBackText('medal', row.title)} bez ${countOf(lost, LOST_ATHLETES)}.`];
  },
  restoredNotes: (before, { title, page_id, page_id_eng }) => {
    if (before.page_id === page_id && before.page_id_eng === page_id_eng) return [];
    return [`${comesBackText('medal', title)} bez poveznice na stranicu, koje više nema.`];
  },
});

const LOST_ATHLETES = {
  one: 'sportaša, kojega više nema',
  few: 'sportaša, kojih više nema',
  other: 'sportaša, kojih više nema',
};

/** A medal that no team won needs at least one athlete. */
function requireSomeWinner(
  { tim, title }: RowOf<'medal'>,
  winners: readonly number[],
  [first]: readonly number[],
): void {
  if (tim === 1 || winners.length > 0 || first === undefined) return;
  const message = `Medalja „${title}” ne može se vratiti jer njezin sportaš više ne postoji. Najprije vratite sportaša.`;
  throw new ParentGoneError(message, 'athlete-gone', { kind: 'athlete', id: first });
}

async function requirePage(transaction: Db, field: string, id: number | null | undefined): Promise<void> {
  if (id === undefined || id === null || (await existingPage(transaction, id)) !== null) return;
  const message = 'Ta stranica ne postoji.';
  throw new InvalidInputError(message, [{ field, message }]);
}

/** The id, or null when there is no such page. */
async function existingPage(transaction: Db, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const page = await transaction.selectFrom('pages').select('id').where('id', '=', id).executeTakeFirst();
  return page?.id ?? null;
}
