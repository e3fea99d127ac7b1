import { mergeBlocks } from './merge-blocks.ts';

/** `label` is the name of the field in a summary, `id` the record that has the value already. */
export type FieldProblem = { field: string; label: string; message: string; id?: number };

/** How two values of a field are compared and joined; absent for plain values and lists of them. */
type Comparable<Draft> = {
  [F in keyof Draft]: {
    comparable?: (value: Draft[F]) => unknown;
    blocks?: (value: Draft[F]) => readonly string[];
    isSecret?: boolean;
    isNotStored?: boolean;
  };
};

/** The data that comparing and merging drafts of a kind needs. `empty` holds every field. */
export type DraftShape<Draft extends object> = {
  empty: Draft;
  fields: Comparable<Draft>;
  titleOf?: (draft: Draft) => string;
};

/** A record after two users changed it. `conflicts` are the fields that both changed to different values. */
export type Merge<Draft> = { merged: Draft; conflicts: (keyof Draft & string)[] };

/** A save after a colleague's save: the version that both changed, the current record, and the automatic merge. */
export type RecordConflict<Draft> = Merge<Draft> & { base: Draft; theirs: Draft; version: number; saved: Saved };

/** Who saved, when known, and when (ISO 8601). */
type Saved = { name: string | undefined; at: string };

/** Whether both drafts have the same content. A draft from browser storage may lack fields: they are empty. */
export function isSameDraft<Draft extends object>(shape: DraftShape<Draft>, a: Draft, b: Draft): boolean {
  return fieldsOf(shape).every((field) => isSameField(shape, field, a, b));
}

/** A field or block that one side changed is taken from it. In a conflict `merged` has mine until the user chooses. */
export function mergeDrafts<Draft extends object>(
  shape: DraftShape<Draft>,
  { base, mine, theirs }: { base: Draft; mine: Draft; theirs: Draft },
): Merge<Draft> {
  const fields = fieldsOf(shape);
  const isSame = (a: Draft, b: Draft, field: keyof Draft & string) => isSameField(shape, field, a, b);
  const collisions = fields.filter(
    (field) => !isSame(mine, base, field) && !isSame(theirs, base, field) && !isSame(mine, theirs, field),
  );
  const fromTheirs = fields.filter((field) => isSame(mine, base, field));
  const texts = joinTexts(shape, { base, mine, theirs }, collisions);
  const merged = { ...takeFields(mine, theirs, fromTheirs), ...texts };
  return { merged, conflicts: collisions.filter((field) => !(field in texts)) };
}

function joinTexts<Draft extends object>(
  { fields }: DraftShape<Draft>,
  { base, mine, theirs }: { base: Draft; mine: Draft; theirs: Draft },
  collisions: readonly (keyof Draft)[],
): Partial<Draft> {
  const joined = collisions.flatMap((field) => {
    const { blocks } = fields[field];
    const text = blocks && mergeBlocks(blocks(base[field]), blocks(mine[field]), blocks(theirs[field]))?.join('');
    return text === undefined ? [] : [[field, text]];
  });
  return Object.fromEntries(joined);
}

export function changedFields<Draft extends object>(
  shape: DraftShape<Draft>,
  draft: Draft,
  base: Draft,
): (keyof Draft & string)[] {
  return fieldsOf(shape).filter((field) => !isSameField(shape, field, draft, base));
}

/** The draft with the secret fields of another one. */
export function takeSecrets<Draft extends object>(shape: DraftShape<Draft>, draft: Draft, other: Draft): Draft {
  return takeFields(
    draft,
    other,
    fieldsOf(shape).filter((field) => shape.fields[field].isSecret),
  );
}

export function takeFields<Draft extends object>(draft: Draft, other: Draft, fields: readonly (keyof Draft)[]): Draft {
  const taken = Object.fromEntries(fields.map((field) => [field, other[field]]));
  return { ...draft, ...taken };
}

export function stillPresent(shown: readonly FieldProblem[], present: readonly FieldProblem[]): FieldProblem[] {
  return shown.filter(({ field, message }) =>
    present.some((problem) => problem.field === field && problem.message === message),
  );
}

function fieldsOf<Draft extends object>({ empty }: DraftShape<Draft>): (keyof Draft & string)[] {
  return Object.keys(empty) as (keyof Draft & string)[];
}

function isSameField<Draft extends object>(
  { empty, fields }: DraftShape<Draft>,
  field: keyof Draft,
  a: Draft,
  b: Draft,
): boolean {
  if (a[field] === b[field]) return true;
  const { comparable = (value: unknown) => value, isNotStored = false } = fields[field];
  if (isNotStored) return true;
  const comparableOf = (draft: Draft) => comparable(field in draft ? draft[field] : empty[field]);
  return isSameValue(comparableOf(a), comparableOf(b));
}

/** Texts may be very long, so they are compared directly. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
}
