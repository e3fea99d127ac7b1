/** Every valid token has its row here; deleting the row ends the token. `expires` is seconds since epoch. */
export type SessionTable = { id: string; user_id: number; expires: number };
