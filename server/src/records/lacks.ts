import type { LackKey } from '@baklja/contract/kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The conditions of the records that lack something, for their counts and for the lists of exactly these records. Tables
 * that grow have an index with the same condition. `today` is the day in Zagreb, YYYY-MM-DD.
 */
export const LACKING: Record<LackKey, (today: string) => RawBuilder<SqlBool>> = {
  'athlete.picture': () => sql`athletes.slika = ''`,
  'athlete.english': () => sql`athletes.tekst_eng = ''`,
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
