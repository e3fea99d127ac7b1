/** What there is to know of the form of one kind of record, to keep, compare and join its drafts. */
export type DraftShape<Draft extends object> = {
  /** Holds every field; a kept draft may lack those that were undefined. */
  empty: Draft;
  /** Whether both forms say the same, in whatever order it was written down. */
  isSame: (a: Draft, b: Draft) => boolean;
};

/** Whether two forms of plain values say the same. Texts, which may be very long, are compared as they stand. */
export function isSameContent<Form extends object>(a: Form, b: Form): boolean {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Form>;
  return [...fields].every((field) => isSameValue(a[field], b[field]));
}

function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
}
