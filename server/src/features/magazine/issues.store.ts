import { cellsOf, gapsIn, overlapsIn, rangeOf } from '@baklja/contract/features/magazine/issue-pages';
import type { MagazineIssue } from '@baklja/contract/features/magazine/magazine-issues';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { LACKING } from '../../records/lacks.ts';
import { listTextStates } from './page-texts.store.ts';

type Reader = { seesEverything: boolean };

export async function listIssues(db: Db, reader: Reader): Promise<MagazineIssue[]> {
  const list = selectIssues(db, reader).orderBy('number', 'desc').orderBy('magazine_issues.id', 'desc');
  if (!reader.seesEverything) return list.execute();
  const [issues, ranges, texts] = await Promise.all([list.execute(), selectRanges(db).execute(), listTextStates(db)]);
  const ofIssue = Map.groupBy(ranges, ({ broj_id }) => broj_id);
  return issues.map((issue) => ({
    ...withFaults(issue, ofIssue.get(issue.id) ?? []),
    pdf_text: texts.get(issue.id)?.state ?? 'missing',
  }));
}

export async function getIssue(db: Db, id: number, reader: Reader): Promise<MagazineIssue | undefined> {
  const issue = await selectIssues(db, reader).where('magazine_issues.id', '=', id).executeTakeFirst();
  if (!issue || !reader.seesEverything) return issue;
  const ranges = await selectRanges(db).where('broj_id', '=', id).execute();
  return { ...withFaults(issue, ranges), pdf_text: (await listTextStates(db, id)).get(id)?.state ?? 'missing' };
}

function selectIssues(db: Db, { seesEverything }: Reader) {
  return db
    .selectFrom('magazine_issues')
    .select(['magazine_issues.id', 'broj', 'godina', 'mjesec', 'graficka_priprema', 'tisak', 'issuu', 'link', 'slika'])
    .select(['urednik_id', 'prijevod_id', 'produkcija_id', 'nakladnik', 'naklada', 'dodatno', 'dodatno_eng', 'opis'])
    .select('magazine_issues.version')
    .$if(seesEverything, (query) =>
      query
        .leftJoin('users', 'users.id', 'magazine_issues.modified_by')
        .select(['magazine_issues.created', 'magazine_issues.modified', 'magazine_issues.modified_by'])
        .select('users.name as modified_by_name')
        .select(sql<number>`(select count(*) from magazine_articles where broj_id = magazine_issues.id)`.as('articles'))
        .select(
          sql<number>`coalesce((select pages from magazine_texts where issue_id = magazine_issues.id), 0)`.as('pages'),
        )
        .select(sql<number>`coalesce(${pdfSize()}, 0)`.as('pdf_size'))
        .select(sql<0 | 1>`case when ${LACKING['magazineIssue.pdf']('')} then 1 else 0 end`.as('pdf_missing')),
    );
}

/** Bytes of the PDF that the link names, now or formerly; null when none of the files that the issue uses is a PDF. */
function pdfSize() {
  return sql<number | null>`(
    select max(files.size) from file_uses
    left join file_addresses on file_addresses.path = file_uses.path
    join files on files.path = file_uses.path or files.id = file_addresses.file_id
    where file_uses.kind = 'magazineIssue' and file_uses.record_id = magazine_issues.id
      and files.media_type = 'application/pdf'
  )`;
}

function selectRanges(db: Db) {
  return db.selectFrom('magazine_articles').select(['broj_id', 'stranica_start', 'stranica_kraj']);
}

function withFaults(issue: MagazineIssue, articles: readonly Parameters<typeof rangeOf>[0][]): MagazineIssue {
  const ranges = articles.map(rangeOf).filter((range) => range !== undefined);
  const cells = cellsOf(ranges, issue.pages ?? 0);
  return { ...issue, gaps: gapsIn(cells).length, overlaps: overlapsIn(cells).length };
}
