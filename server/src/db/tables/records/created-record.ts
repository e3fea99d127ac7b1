/** A record that was made by a call with an `Idempotency-Key`, so that a repetition of the call finds it. */
export type CreatedRecordTable = {
  user_id: number;
  idempotency_key: string;
  table_name: string;
  /** Null only inside the transaction that makes the record. */
  record_id: number | null;
  /** Version that the last such call left. */
  version: number | null;
  created: string;
};
