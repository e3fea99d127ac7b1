import { sql } from 'kysely';
import { type AnyDb, columnTypes } from './columns.ts';

/** Olympic Games, their events, who started in them, and the decisions about medals. */
export async function up(db: AnyDb): Promise<void> {
  const { id, large, plain, record } = columnTypes(db);
  const statements = [
    sql`create table games (
      ${record},
      name text not null, title_folded ${plain} not null, year integer not null, season text not null,
      city text not null, city_en text not null, country text not null, country_en text not null,
      opens ${plain}, closes ${plain}
    )`,
    sql`create unique index games_by_title on games (title_folded)`,
    sql`create table events (
      ${record},
      games_id ${large} not null references games (id),
      sport text not null, name text not null, name_en text not null, sex text not null, is_team integer not null,
      title text not null, title_folded ${plain} not null
    )`,
    sql`create unique index events_by_games on events (games_id, title_folded)`,
    sql`create index events_by_sport on events (sport)`,
    sql`create table starts (
      ${record},
      event_id ${large} not null references events (id),
      committee ${plain} not null, place integer, medal integer, current_medal integer, day ${plain},
      status text not null, source text not null, note text not null, title text not null,
      medal_id ${large} references medals (id) on delete set null
    )`,
    sql`create index starts_by_event on starts (event_id)`,
    sql`create index starts_by_committee on starts (committee, event_id, status, current_medal)`,
    sql`create index starts_with_medals on starts (medal, current_medal)
      where medal is not null or current_medal is not null`,
    sql`create index starts_by_won_medal on starts (committee, medal, event_id, day) where medal is not null`,
    sql`create unique index starts_by_medal on starts (medal_id) where medal_id is not null`,
    sql`create table start_athletes (
      start_id ${large} not null references starts (id) on delete cascade,
      athlete_id ${large} not null references athletes (id),
      place_in_list integer not null, role text not null, took_part integer not null,
      constraint start_athletes_key primary key (start_id, athlete_id)
    )`,
    sql`create index start_athletes_by_athlete on start_athletes (athlete_id)`,
    sql`create index start_athletes_by_start on start_athletes (start_id, took_part, athlete_id)`,
    sql`create table start_decisions (
      id ${id},
      start_id ${large} not null references starts (id) on delete cascade,
      day ${plain} not null, body text not null, document text not null,
      medal_before integer, medal integer, pending integer not null, created ${plain} not null, created_by ${large}
    )`,
    sql`create index start_decisions_by_start on start_decisions (start_id)`,
    sql`alter table athletes add column olympedia_id text not null default ''`,
    sql`alter table athletes add column wikidata_id text not null default ''`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export async function down(db: AnyDb): Promise<void> {
  for (const column of ['olympedia_id', 'wikidata_id']) {
    await sql`alter table athletes drop column ${sql.ref(column)}`.execute(db);
  }
  for (const table of ['start_decisions', 'start_athletes', 'starts', 'events', 'games']) {
    await db.schema.dropTable(table).execute();
  }
}
