import { foldText } from '@baklja/contract/alias';
import { isOib } from '@baklja/contract/features/sport/oib';
import { titleOrderKey } from '@baklja/contract/title-order';
import type { Db } from '../../../db/schema.ts';
import { ConflictError, InvalidInputError, ParentGoneError } from '../../../errors.ts';
import { filePathsIn } from '../../../files/records/file-paths-in.ts';
import { defineRecord } from '../../../records/define-record.ts';
import type { RowOf } from '../../../records/record-definition.ts';
import { listNamesakes } from './athletes.store.ts';

const OIB_TAKEN = 'Taj OIB već ima drugi sportaš.';

/** Writes of athletes. One who has medals cannot be deleted. */
export const athletes = defineRecord('athlete', {
  stamps: { created: 'created', createdBy: 'created_by', modified: 'azurirano', modifiedBy: 'modified_by' },
  personal: ['oib'],
  defaults: () => ({ slika: '', aktivan: 1, olimpijac: 0, EVB: '', oib: '', tekst: '', tekst_eng: '' }) as const,
  derive: (values, before) => {
    const { Ime = '', Prezime = '' } = { ...before, ...values };
    const name = `${Ime} ${Prezime}`;
    return { name, title_folded: foldText(name), name_key: titleOrderKey(`${Prezime} ${Ime}`) };
  },
  texts: ['tekst', 'tekst_eng', 'slika'],
  filePathsIn: ({ tekst, tekst_eng, slika }, fileHostUrl) =>
    filePathsIn({ html: [tekst, tekst_eng], pictures: [JSON.stringify({ url: slika })] }, fileHostUrl),
  referencedBy: [
    {
      kind: 'medal',
      table: 'medals',
      column: 'athlete_id',
      through: { table: 'medal_athletes', to: 'medal_id' },
      title: ({ title }) => String(title),
    },
  ],
  takenError: () => new ConflictError(OIB_TAKEN, 'oib-taken', [{ field: 'oib', message: OIB_TAKEN }]),
  check: async (transaction, { before, values: { sportid, oib } }) => {
    if (sportid !== undefined) await requireSport(transaction, sportid);
    if (oib) await requireFreeOib(transaction, oib, before?.id);
  },
  beforeRestore: async (transaction, rows) => {
    for (const row of rows) await requireRestorable(transaction, row);
  },
  shownIn: ['medal'],
});

/** @throws ConflictError `namesake` when another athlete has the name; letter case and marks make no difference. */
export async function requireNoNamesake(transaction: Db, { id, title_folded }: RowOf<'athlete'>): Promise<void> {
  if ((await listNamesakes(transaction, { folded: title_folded, id })).length === 0) return;
  const message = 'Potvrdite da je ovo druga osoba, ili otvorite sportaša koji već postoji.';
  throw new ConflictError(message, 'namesake', [{ field: 'other_person', message }]);
}

async function hasSport(transaction: Db, id: number): Promise<boolean> {
  return (await transaction.selectFrom('sports').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

async function requireSport(transaction: Db, id: number): Promise<void> {
  if (await hasSport(transaction, id)) return;
  const message = 'Taj sport ne postoji.';
  throw new InvalidInputError(message, [{ field: 'sportid', message }]);
}

/** The messages never repeat the number: they may end in a log. */
async function requireFreeOib(transaction: Db, oib: string, id = 0): Promise<void> {
  if (!isOib(oib)) {
    const message = 'OIB nije ispravan: ima 11 znamenki, a posljednja je kontrolna.';
    throw new InvalidInputError(message, [{ field: 'oib', message }]);
  }
  const other = await transaction
    .selectFrom('athletes')
    .select(['id', 'name'])
    .where('oib', '=', oib)
    .where('oib', '!=', '')
    .where('id', '!=', id)
    .executeTakeFirst();
  if (!other) return;
  const message = `Taj OIB već ima ${other.name}.`;
  throw new ConflictError(message, 'oib-taken', [{ field: 'oib', message, id: other.id }]);
}

async function requireRestorable(transaction: Db, { id, name, sportid, oib }: RowOf<'athlete'>): Promise<void> {
  if (!(await hasSport(transaction, sportid))) {
    const message = `Sport sportaša „${name}” više ne postoji.`;
    throw new ParentGoneError(message, 'sport-gone', { kind: 'sport', id: sportid });
  }
  if (oib) await requireFreeOib(transaction, oib, id);
}
