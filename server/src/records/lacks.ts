import { OWN_COMMITTEE } from '@baklja/contract/features/sport/starts';
import type { LackKey } from '@baklja/contract/kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

const medallist = sql<SqlBool>`athletes.id in (
  select athlete_id from starts join start_athletes on start_id = starts.id where current_medal is not null
)`;

/**
 * The conditions of the records that lack something, for their counts and for the lists of exactly these records. Tables
 * that grow have an index with the same condition. `today` is the day in Zagreb, YYYY-MM-DD.
 */
export const LACKING: Record<LackKey, (today: string) => RawBuilder<SqlBool>> = {
  'athlete.picture': () => sql`athletes.slika = ''`,
  'athlete.english': () => sql`athletes.tekst_eng = ''`,
  'athlete.medallistPicture': () => sql`athletes.slika = '' and ${medallist}`,
  'athlete.medallistText': () => sql`athletes.tekst = '' and ${medallist}`,
  'athlete.medallistEnglish': () => sql`athletes.tekst_eng = '' and ${medallist}`,
  // As `readCompetition` reads the season and year of a competition.
  'medal.start': () => sql`(select starts.id from starts where starts.medal_id = medals.id) is null and exists (
    select 1 from games where lower(trim(medals.natjecanje)) like
      (case games.season when 'winter' then 'zoi ' else 'oi ' end) || '%' || games.year || '%'
  )`,
  'start.medal': () =>
    sql`starts.committee = ${sql.lit(OWN_COMMITTEE)} and starts.current_medal is not null and starts.medal_id is null`,
  'categorisedAthlete.validity': (today) => sql`valid_until <> '' and valid_until < ${today}`,
  // A PDF on another server is not looked for.
  'magazineIssue.pdf': () => sql`link not like 'http%' and not exists (
    select 1 from file_uses left join file_addresses on file_addresses.path = file_uses.path
    join files on files.path = file_uses.path or files.id = file_addresses.file_id
    where file_uses.kind = 'magazineIssue' and file_uses.record_id = magazine_issues.id
      and files.media_type = 'application/pdf'
  )`,
  'magazineArticle.author': () => sql`not exists (
    select 1 from magazine_article_authors where article_id = magazine_articles.id
  )`,
};
