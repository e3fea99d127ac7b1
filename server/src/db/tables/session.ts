/** A token that is still good has its row here; ending a token is deleting the row. `expires` is seconds since epoch. */
export type SessionTable = { id: string; user_id: number; expires: number };
