/** What there is to know of the form of one kind of record, to keep, compare and join its drafts. */
export type DraftShape<Draft extends object> = {
  /** Holds every field; a kept draft may lack those that were undefined. */
  empty: Draft;
  /** Whether both forms say the same, in whatever order it was written down. */
  isSame: (a: Draft, b: Draft) => boolean;
};
