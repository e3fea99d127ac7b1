import type { MagazineIssue } from '@baklja/contract/features/magazine-issues';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

type Reader = { seesEverything: boolean };

const COLUMNS = [
  ...([
    'magazine_issues.id',
    'broj',
    'godina',
    'mjesec',
    'graficka_priprema',
    'tisak',
    'issuu',
    'link',
    'slika',
  ] as const),
  ...([
    'urednik_id',
    'prijevod_id',
    'produkcija_id',
    'nakladnik',
    'naklada',
    'dodatno',
    'dodatno_eng',
    'opis',
  ] as const),
  'magazine_issues.version',
] as const;

/** All issues, the highest number first. */
export function listIssues(db: Db, reader: Reader): Promise<MagazineIssue[]> {
  return selectIssues(db, reader).orderBy('number', 'desc').orderBy('magazine_issues.id', 'desc').execute();
}

/** Undefined when there is no such issue. */
export function getIssue(db: Db, id: number, reader: Reader): Promise<MagazineIssue | undefined> {
  return selectIssues(db, reader).where('magazine_issues.id', '=', id).executeTakeFirst();
}

function selectIssues(db: Db, { seesEverything }: Reader) {
  return db
    .selectFrom('magazine_issues')
    .select(COLUMNS)
    .$if(seesEverything, (query) =>
      query
        .leftJoin('users', 'users.id', 'magazine_issues.modified_by')
        .select(['magazine_issues.created', 'magazine_issues.modified', 'magazine_issues.modified_by'])
        .select('users.name as modified_by_name')
        .select(sql<number>`(select count(*) from magazine_articles where broj_id = magazine_issues.id)`.as('articles'))
        .select(
          sql<number>`coalesce((select pages from magazine_texts where issue_id = magazine_issues.id), 0)`.as('pages'),
        )
        .select(pdfMissing().as('pdf_missing')),
    );
}

/** The link names a stored file, now or formerly, and none of the files that the issue uses is a PDF. */
function pdfMissing() {
  return sql<0 | 1>`case
    when link like 'http%' then 0
    when exists (
      select 1 from file_uses
      left join file_addresses on file_addresses.path = file_uses.path
      join files on files.path = file_uses.path or files.id = file_addresses.file_id
      where file_uses.kind = 'magazineIssue' and file_uses.record_id = magazine_issues.id
        and files.media_type = 'application/pdf'
    ) then 0
    else 1
  end`;
}
