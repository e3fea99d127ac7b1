/** From where a call came: the address of the caller, and the browser as it names itself. */
export type Origin = { address: string | null; agent: string | null };

/**
 * Who writes, when and from where. `userId` is null for someone without an account and for the application itself;
 * without `origin`, as at the first start, the write is not a call and the audit log does not mention it.
 */
export type Stamp = { userId: number | null; at: Date; origin?: Origin | undefined };
