import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Runs `work` in an open transaction. When it throws, what it wrote is undone, and the transaction can go on. */
export async function attempt<Result>(transaction: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint attempt`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(transaction);
    await sql`release savepoint attempt`.execute(transaction);
    throw error;
  }
}
