import type { BinKind, BinRelation } from '@baklja/contract/records/bin';

/** A relation that is kept with a deleted record. `ids` are of records of the kind; none where it names no record. */
export type KeptRelation = { part: BinRelation; count: number; kind?: BinKind; ids: readonly number[] };

type Kept = Partial<{
  pin: object;
  translation: { translation_id: number };
  winners: number[];
  signers: number[];
  medals: { page_id: number[]; page_id_eng: number[] };
  different: number[];
  merged: { into: number };
}>;

/** The relations of a record of the kind, from their JSON text. Those without anything are absent. */
export function readRelations(kind: BinKind, relations: string | null): KeptRelation[] {
  const kept: Kept = relations === null ? {} : JSON.parse(relations);
  const { pin, translation, winners = [], signers = [], medals, different = [], merged } = kept;
  const naming = (part: BinRelation, of: BinKind, ids: readonly number[]) => ({
    part,
    count: ids.length,
    kind: of,
    ids,
  });
  return [
    { part: 'pin' as const, count: pin ? 1 : 0, ids: [] },
    naming('translation', kind, translation ? [translation.translation_id] : []),
    naming('winners', 'athlete', winners),
    naming('signers', 'magazineAuthor', signers),
    naming('medals', 'medal', [...new Set([...(medals?.page_id ?? []), ...(medals?.page_id_eng ?? [])])]),
    naming('different', 'magazineAuthor', different),
    naming('merged', 'magazineAuthor', merged ? [merged.into] : []),
  ].filter(({ count }) => count > 0);
}
