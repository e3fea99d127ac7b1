/** A stored object without a record: when it was first found so, and found so again since then without a long gap. */
export type UnknownObjectTable = {
  object_key: string;
  first_seen: string;
  last_seen: string;
};
