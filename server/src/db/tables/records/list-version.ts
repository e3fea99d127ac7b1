/** The version of the lists of a kind of record: it rises with every write that such a list could show. */
export type ListVersionTable = { kind: string; version: number };
