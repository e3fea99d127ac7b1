export type SessionTable = { id: string; user_id: number; expires: number };
