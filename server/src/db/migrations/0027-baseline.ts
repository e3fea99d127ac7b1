import { sql } from 'kysely';
import { content, documents, magazine, navigation, sport } from './0027-baseline-website.ts';
import { type AnyDb, type ColumnTypes, columnTypes } from './columns.ts';

/** The whole schema that the first 27 migrations made, and the rows that every installation starts with. */
export async function up(db: AnyDb): Promise<void> {
  const types = columnTypes(db);
  if (types.onPostgres) await sql`create extension if not exists pg_trgm`.execute(db);
  const topics = [accounts, auditLog, records, content, sport, documents, navigation, magazine, files, site];
  for (const statement of topics.flatMap((topic) => topic(types))) await statement.execute(db);
  await insertFirstRows(db);
}

function accounts({ id, large, plain }: ColumnTypes) {
  return [
    sql`create table users (
      id ${id}, version integer not null default 1,
      username text not null, username_folded ${plain} not null unique,
      name text not null,
      email text not null, email_folded ${plain} not null unique,
      role text, active integer not null, password_hash text not null, "accountTypeRequest" text not null,
      created ${plain} not null, created_by ${large}, modified ${plain} not null, modified_by ${large},
      last_log_in ${plain}, password_changed ${plain}
    )`,
    sql`create index users_by_role on users (role, active)`,

    sql`create table sessions (
      id ${plain} primary key,
      user_id ${large} not null references users (id) on delete cascade,
      expires ${large} not null, created ${plain} not null default '', seen ${plain} not null default '',
      address ${plain} not null default '', agent ${plain} not null default '',
      second_factor integer not null default 0
    )`,
    sql`create index sessions_by_user on sessions (user_id)`,
    sql`create index sessions_by_end on sessions (expires)`,

    sql`create table tries (id ${id}, bucket ${plain} not null, at ${large} not null)`,
    sql`create index tries_by_bucket on tries (bucket, at)`,
    sql`create index tries_by_time on tries (at)`,

    sql`create table authenticators (
      user_id ${large} not null references users (id) on delete cascade,
      secret text not null, confirmed ${plain}, last_step ${large} not null,
      constraint authenticators_key primary key (user_id)
    )`,
    sql`create table recovery_codes (
      user_id ${large} not null references users (id) on delete cascade,
      code_hash ${plain} not null,
      constraint recovery_codes_key primary key (user_id, code_hash)
    )`,
    sql`create table passkeys (
      user_id ${large} not null references users (id) on delete cascade,
      id ${id}, credential_id ${plain} not null unique, public_key text not null, counter ${large} not null,
      transports text not null, name text not null, created ${plain} not null, used ${plain}
    )`,
    sql`create index passkeys_by_user on passkeys (user_id, id)`,
    sql`create table passkey_challenges (
      challenge ${plain} primary key, user_id ${large}, expires ${large} not null
    )`,
    sql`create index passkey_challenges_by_end on passkey_challenges (expires)`,
    sql`create table second_factor_roles (role text primary key)`,

    sql`create table user_pictures (
      user_id ${large} not null references users (id) on delete cascade,
      data_url text not null,
      constraint user_pictures_key primary key (user_id)
    )`,
  ];
}

/** Entries stay as they are: only address and browser may be removed. */
function auditLog({ onPostgres, id, large, plain }: ColumnTypes) {
  const fixed = ['id', 'at', 'user_id', 'action', 'kind', 'record_id', 'title', 'title_folded', 'details'];
  const columns = (row: string) => sql.raw(fixed.map((column) => `${row}.${column}`).join(', '));
  const changed = sql.raw(fixed.map((column) => `old.${column} is not new.${column}`).join(' or '));
  return [
    sql`create table audit_log (
      id ${id}, at ${plain} not null, user_id ${large}, action ${plain} not null,
      kind ${plain}, record_id ${large}, title text not null, title_folded ${plain} not null,
      details text not null, address text, agent text
    )`,
    sql`create index audit_log_by_time on audit_log (at, id)`,
    sql`create index audit_log_by_user_id on audit_log (user_id, at, id)`,
    sql`create index audit_log_by_action on audit_log (action, at, id)`,
    sql`create index audit_log_by_kind on audit_log (kind, at, id)`,
    sql`create index audit_log_with_address on audit_log (at) where address is not null`,
    ...(onPostgres
      ? [
          sql`create function keep_audit_log() returns trigger language plpgsql as $$
            begin
              if tg_op = 'UPDATE' and row(${columns('old')}) is not distinct from row(${columns('new')})
                and new.address is null and new.agent is null then return new; end if;
              raise exception 'entries of the audit log are never changed';
            end $$`,
          sql`create trigger audit_log_is_kept before update or delete on audit_log
            for each row execute function keep_audit_log()`,
        ]
      : [
          sql`create trigger audit_log_is_kept before delete on audit_log
            begin select raise(abort, 'entries of the audit log are never deleted'); end`,
          sql`create trigger audit_log_is_fixed before update on audit_log
            when ${changed} or new.address is not null or new.agent is not null
            begin select raise(abort, 'entries of the audit log are never changed'); end`,
        ]),
  ];
}

/** What all kinds of records have: versions of their lists, keys of creations, the bin, the history. */
function records({ onPostgres, id, large, plain, bytes }: ColumnTypes) {
  // A row of the bin holds the whole deleted record, so on SQLite its lists are read from the index alone.
  const covered = sql.raw(onPostgres ? '' : ', title_folded, deleted_with, deleted_by');
  const kind = sql.raw(onPostgres ? '' : ', table_name');
  return [
    sql`create table list_versions (kind ${plain} primary key, version ${large} not null)`,

    sql`create table created_records (
      user_id ${large} not null, idempotency_key ${plain} not null,
      table_name text not null, record_id ${large}, version ${large}, created ${plain} not null,
      constraint created_records_by_key primary key (user_id, idempotency_key)
    )`,
    sql`create index created_records_by_time on created_records (created)`,

    sql`create table deleted_records (
      id ${id}, table_name text not null, record_id ${large} not null, title text not null,
      deleted ${plain} not null, deleted_by ${large}, data text not null, relations text,
      title_folded ${plain} not null default '', deleted_with ${large}
    )`,
    sql`create index deleted_records_by_record on deleted_records (table_name, record_id)`,
    sql`create index deleted_records_by_container on deleted_records (deleted_with)`,
    sql`create index deleted_records_by_time on deleted_records (deleted, id${kind}${covered})`,
    sql`create index deleted_records_by_table on deleted_records (table_name, deleted, id${covered})`,

    sql`create table version_bases (
      id ${id}, kind ${plain} not null, record_id ${large} not null, data ${bytes} not null
    )`,
    sql`create index version_bases_by_record on version_bases (kind, record_id, id)`,
    sql`create table record_versions (
      id ${id}, kind ${plain} not null, record_id ${large} not null, data ${bytes} not null,
      version integer not null, at ${plain}, user_id ${large}, is_rejected integer not null, base_id ${large}
    )`,
    sql`create index record_versions_by_record on record_versions (kind, record_id, id, at, is_rejected)`,
  ];
}

function files({ onPostgres, id, large, plain }: ColumnTypes) {
  // SQLite searches for names in the index of an order, PostgreSQL in one of trigrams.
  const searched = sql.raw(onPostgres ? '' : ', path, name_folded');
  return [
    sql`create table files (
      id ${id}, version integer not null default 1,
      folder ${plain} not null, path ${plain} not null unique, name text not null, name_folded ${plain} not null,
      type text not null, media_type text not null, size ${large} not null, width integer, height integer,
      created ${plain} not null, created_by ${large}, modified ${plain} not null, modified_by ${large},
      object_key text not null, sha256 text not null, upload_id text unique,
      alt text not null default '', alt_eng text not null default '',
      caption text not null default '', caption_eng text not null default '', author text not null default '',
      focal_x double precision, focal_y double precision,
      properties text, name_key ${plain} not null default ''
    )`,
    sql`create index files_by_created on files (folder, created, id, type)`,
    sql`create index files_by_size on files (folder, size, id, type)`,
    sql`create index files_by_bytes on files (sha256)`,
    sql`create index files_by_object on files (object_key)`,
    sql`create index all_files_by_created on files (created, id, type${searched})`,
    sql`create index all_files_by_size on files (size, id, type${searched})`,
    sql`create index files_by_name_key on files (folder, name_key, id, type)`,
    sql`create index all_files_by_name_key on files (name_key, id, type${searched})`,
    ...(onPostgres ? [sql`create index files_by_name on files using gin (name_folded gin_trgm_ops)`] : []),

    sql`create table folders (
      path ${plain} primary key, parent ${plain} not null, name text not null,
      created ${plain} not null, created_by ${large}
    )`,
    sql`create index folders_by_parent on folders (parent)`,
    sql`create table file_addresses (path ${plain} primary key, file_id ${large} not null)`,
    sql`create index file_addresses_by_file on file_addresses (file_id)`,
    sql`create table file_uses (
      kind text not null, record_id ${large} not null, path ${plain} not null,
      constraint file_uses_key primary key (kind, record_id, path)
    )`,
    sql`create index file_uses_by_path on file_uses (path, kind, record_id)`,
    sql`create table unknown_objects (
      object_key ${plain} primary key, first_seen ${plain} not null, last_seen ${plain} not null
    )`,
  ];
}

/** Settings of the installation, open editors, and the nightly backups. */
function site({ id, large, plain }: ColumnTypes) {
  return [
    sql`create table installation (name text primary key, value text not null)`,

    sql`create table editor_presence (
      tab ${plain} not null, user_id ${large} not null references users (id) on delete cascade,
      kind text not null, record_id ${large} not null, is_editing integer not null,
      since ${plain} not null, seen ${plain} not null,
      constraint editor_presence_key primary key (user_id, tab)
    )`,
    sql`create index editor_presence_by_record on editor_presence (kind, record_id, seen)`,
    sql`create index editor_presence_by_seen on editor_presence (seen)`,

    sql`create table nightly_backups (
      id ${id}, name text not null, made ${plain} not null, ended ${plain} not null, bytes ${large} not null
    )`,
    sql`create table nightly_backup_status (
      id integer primary key, since ${plain} not null, checked ${plain} not null,
      is_folder_usable integer not null default 1, is_newest_gone integer not null default 0,
      started ${plain}, renewed ${plain}, failed ${plain}, problem text
    )`,
  ];
}

/** The folders that every installation has, and the version of the list of posts. */
async function insertFirstRows(db: AnyDb): Promise<void> {
  const created = new Date().toISOString();
  const top = ['clanci-slike', 'dokumenti', 'images', 'galerije', 'uploads', 'web-slike'];
  for (const [parent, name] of [...top.map((folder) => ['', folder]), ['dokumenti', 'clanci']]) {
    const path = parent === '' ? name : `${parent}/${name}`;
    await sql`insert into folders (path, parent, name, created) values (${path}, ${parent}, ${name}, ${created})`.execute(
      db,
    );
  }
  await sql`insert into list_versions (kind, version) values ('post', 1)`.execute(db);
}
