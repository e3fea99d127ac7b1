import { sql } from 'kysely';
import { type AnyDb, idColumn, largeNumber, onPostgres, plainText } from './columns.ts';

/** Second factors, passkeys, pictures of accounts, what is known of sessions, and the audit log. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('users').addColumn('last_log_in', plainText(db)).execute();
  await db.schema.alterTable('users').addColumn('password_changed', plainText(db)).execute();
  await extendSessions(db);
  await createSecondFactors(db);
  await createAuditLog(db);
}

export async function down(db: AnyDb): Promise<void> {
  const tables = ['audit_log', 'user_pictures', 'second_factor_roles', 'passkey_challenges', 'passkeys'] as const;
  for (const table of [...tables, 'recovery_codes', 'authenticators']) await db.schema.dropTable(table).execute();
  if (onPostgres(db)) await sql`drop function keep_audit_log`.execute(db);
  for (const column of ['second_factor', 'agent', 'address', 'seen', 'created']) {
    await db.schema.alterTable('sessions').dropColumn(column).execute();
  }
  for (const column of ['password_changed', 'last_log_in']) {
    await db.schema.alterTable('users').dropColumn(column).execute();
  }
}

/** Sessions from before have lived for at most eight hours, so their unknown values soon end. */
async function extendSessions(db: AnyDb): Promise<void> {
  for (const column of ['created', 'seen', 'address', 'agent']) {
    await db.schema
      .alterTable('sessions')
      .addColumn(column, plainText(db), (added) => added.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('sessions')
    .addColumn('second_factor', 'integer', (added) => added.notNull().defaultTo(0))
    .execute();
}

async function createSecondFactors(db: AnyDb): Promise<void> {
  const tableOfUser = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('user_id', largeNumber(db), (column) => column.notNull().references('users.id').onDelete('cascade'));

  await tableOfUser('authenticators')
    .addPrimaryKeyConstraint('authenticators_key', ['user_id'])
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('confirmed', plainText(db))
    .addColumn('last_step', largeNumber(db), (column) => column.notNull())
    .execute();
  await tableOfUser('recovery_codes')
    .addColumn('code_hash', plainText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute();
  await tableOfUser('passkeys')
    .addColumn('id', ...idColumn(db))
    .addColumn('credential_id', plainText(db), (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', largeNumber(db), (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', plainText(db), (column) => column.notNull())
    .addColumn('used', plainText(db))
    .execute();
  await db.schema.createIndex('passkeys_by_user').on('passkeys').columns(['user_id', 'id']).execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', plainText(db), (column) => column.primaryKey())
    .addColumn('user_id', largeNumber(db))
    .addColumn('expires', largeNumber(db), (column) => column.notNull())
    .execute();
  await db.schema.createIndex('passkey_challenges_by_end').on('passkey_challenges').column('expires').execute();
  await db.schema
    .createTable('second_factor_roles')
    .addColumn('role', 'text', (column) => column.primaryKey())
    .execute();
  await tableOfUser('user_pictures')
    .addPrimaryKeyConstraint('user_pictures_key', ['user_id'])
    .addColumn('data_url', 'text', (column) => column.notNull())
    .execute();
}

async function createAuditLog(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', ...idColumn(db))
    .addColumn('at', plainText(db), (column) => column.notNull())
    .addColumn('user_id', largeNumber(db))
    .addColumn('action', plainText(db), (column) => column.notNull())
    .addColumn('kind', plainText(db))
    .addColumn('record_id', largeNumber(db))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_folded', plainText(db), (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('agent', 'text')
    .execute();
  const index = (name: string, columns: string[]) => db.schema.createIndex(name).on('audit_log').columns(columns);
  await index('audit_log_by_time', ['at', 'id']).execute();
  for (const column of ['user_id', 'action', 'kind']) {
    await index(`audit_log_by_${column}`, [column, 'at', 'id']).execute();
  }
  await index('audit_log_with_address', ['at']).where(sql.ref('address'), 'is not', null).execute();
  await (onPostgres(db) ? keepOnPostgres(db) : keepOnSqlite(db));
}

const FIXED = ['id', 'at', 'user_id', 'action', 'kind', 'record_id', 'title', 'title_folded', 'details'];

/** Entries stay as they are: only address and browser may be removed. */
async function keepOnSqlite(db: AnyDb): Promise<void> {
  const changed = sql.join(
    FIXED.map((column) => sql`old.${sql.ref(column)} is not new.${sql.ref(column)}`),
    sql` or `,
  );
  await sql`
    create trigger audit_log_is_kept before delete on audit_log
    begin select raise(abort, 'entries of the audit log are never deleted'); end
  `.execute(db);
  await sql`
    create trigger audit_log_is_fixed before update on audit_log
    when ${changed} or new.address is not null or new.agent is not null
    begin select raise(abort, 'entries of the audit log are never changed'); end
  `.execute(db);
}

async function keepOnPostgres(db: AnyDb): Promise<void> {
  const columns = (row: 'old' | 'new') =>
    sql.join(
      FIXED.map((column) => sql.raw(`${row}.${column}`)),
      sql`, `,
    );
  await sql`
    create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and row(${columns('old')}) is not distinct from row(${columns('new')})
        and new.address is null and new.agent is null then return new; end if;
      raise exception 'entries of the audit log are never changed';
    end $$
  `.execute(db);
  await sql`
    create trigger audit_log_is_kept before update or delete on audit_log
    for each row execute function keep_audit_log()
  `.execute(db);
}
