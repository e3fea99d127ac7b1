import type { medalRoutes } from '@baklja/contract/features/sport/medals';
import type { RouteInput } from '@baklja/contract/route';
import type { Database } from '../../../db/database.ts';
import type { Db } from '../../../db/schema.ts';
import { type FieldError, InvalidInputError } from '../../../errors.ts';
import { present } from '../../../records/present.ts';
import type { Creation, RecordStamp, RowOf, ValuesOf } from '../../../records/record-definition.ts';
import { medals } from './medal-record.ts';
import { listExistingAthletes, listWinnerIds, replaceWinners } from './winners.store.ts';

type Body = RouteInput<typeof medalRoutes.createMedal>['body'];

const INCOMPLETE = 'Molimo Vas unesite sve podatke!';

/** Creates a medal with its athletes. Returns its id. @throws InvalidInputError for what is missing or wrong. */
export function createMedal(database: Database, body: Body, creation: Omit<Creation<'medal'>, 'values'>) {
  return database.write(async (transaction) => {
    const { values, winners } = await checkMedal(transaction, body, undefined);
    const { id } = await medals.within.insert(transaction, { ...creation, values });
    await replaceWinners(transaction, id, winners);
    return id;
  });
}

/**
 * Changes a medal with its athletes. Returns its new version.
 * @throws InvalidInputError for what is missing or wrong, NotFoundError, ConflictError `stale`.
 */
export function updateMedal(
  database: Database,
  { id, version, ...body }: Body & { id: number; version?: number | undefined },
  stamp: RecordStamp,
): Promise<number> {
  let winners: readonly number[] = [];
  return medals.update(database, {
    id,
    version,
    stamp,
    values: async (before, transaction) => {
      const checked = await checkMedal(transaction, body, before);
      winners = checked.winners;
      return checked.values;
    },
    otherFields: present({ ime_prezime: body.ime_prezime }),
    also: (transaction) => replaceWinners(transaction, id, winners),
  });
}

/** The values and the athletes of a write. What is absent stays as it is. */
async function checkMedal(
  transaction: Db,
  { ime_prezime, ...body }: Body,
  before: RowOf<'medal'> | undefined,
): Promise<{ values: ValuesOf<'medal'>; winners: number[] }> {
  const { tim = 0, timVal = '' } = { ...before, ...present(body) };
  const named =
    ime_prezime === undefined ? before && (await listWinnerIds(transaction, before.id)) : idsIn(ime_prezime);
  const winners = named ?? [];
  if (tim === 1 && timVal.trim() === '') throw incomplete('timVal', 'Unesite tim.');
  if (tim === 0 && winners.length === 0) throw incomplete('ime_prezime', 'Odaberite sportaša.');
  if (new Set(winners).size < winners.length) {
    throw wrong('ime_prezime', 'Isti sportaš ne može stajati dvaput na istoj medalji.');
  }
  if ((await listExistingAthletes(transaction, winners)).length < winners.length) {
    throw wrong('ime_prezime', 'Neki od odabranih sportaša više ne postoje.');
  }
  const trimmed = {
    sport: body.sport.trim(),
    natjecanje: body.natjecanje.trim(),
    disciplina: body.disciplina?.trim(),
    timVal: tim === 1 ? timVal.trim() : '',
  };
  return { values: present({ ...body, ...trimmed }), winners };
}

function idsIn(json: string): number[] {
  return (JSON.parse(json) as { id: number | string }[]).map(({ id }) => Number(id));
}

function incomplete(field: string, message: string): InvalidInputError {
  return new InvalidInputError(INCOMPLETE, [{ field, message }], 'incomplete');
}

function wrong(field: string, message: string): InvalidInputError {
  const fault: FieldError = { field, message };
  return new InvalidInputError(message, [fault]);
}
