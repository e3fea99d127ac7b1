import { foldText } from '@baklja/contract/alias';
import { chunksOf } from '@baklja/contract/chunks';
import type { Unsearchable } from '@baklja/contract/features/magazine/magazine-issues';
import { sql, type Updateable } from 'kysely';
import { toStoredTime } from '../../clock.ts';
import { noteChange } from '../../db/changes.ts';
import { lockForLimit } from '../../db/database.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { Db } from '../../db/schema.ts';
import type { MagazineTextTable } from '../../db/tables/magazine.ts';

export type IssuePdf = { issue_id: number; object_key: string };

/** A PDF that one process reads until its lease ends. `from` is the first page that is not read yet. */
export type Turn = IssuePdf & { node: string; from: number };

/** A lease is over when nothing was stored for so long, ms. Longer than the time limit of one step. */
const LEASE_MS = 2 * 60_000;

/** A PDF that ended the process so many times is damaged. */
const TRIES_LIMIT = 2;

/** Rows that one statement writes. */
const PAGES_AT_ONCE = 100;

/** The issues whose PDF is there, with its bytes. The link may name a former path of the file. */
function selectPdfs(db: Db) {
  return db
    .selectFrom('magazine_issues')
    .innerJoin('file_uses', (join) =>
      join.onRef('file_uses.record_id', '=', 'magazine_issues.id').on('file_uses.kind', '=', 'magazineIssue'),
    )
    .leftJoin('file_addresses', 'file_addresses.path', 'file_uses.path')
    .innerJoin('files', (join) =>
      join.on((eb) =>
        eb.or([eb('files.path', '=', eb.ref('file_uses.path')), eb('files.id', '=', eb.ref('file_addresses.file_id'))]),
      ),
    )
    .select(['magazine_issues.id as issue_id', 'files.object_key'])
    .where('files.media_type', '=', 'application/pdf');
}

function selectTexts(db: Db) {
  return selectPdfs(db).leftJoin('magazine_texts', (join) =>
    join
      .onRef('magazine_texts.issue_id', '=', 'magazine_issues.id')
      .onRef('magazine_texts.object_key', '=', 'files.object_key'),
  );
}

export type TextState = { state: 'read' | Unsearchable; pages: number; pages_read: number };

/** How far the PDF of each issue is read, by the id of the issue. An issue whose PDF is not there has no entry. */
export async function listTextStates(db: Db, issueId?: number): Promise<Map<number, TextState>> {
  const rows = await selectTexts(db)
    .select(['magazine_texts.state', 'magazine_texts.pages', 'magazine_texts.pages_read'])
    .$if(issueId !== undefined, (query) => query.where('magazine_issues.id', '=', issueId ?? 0))
    .execute();
  return new Map(
    rows.map(({ issue_id, state, pages, pages_read }) => [
      issue_id,
      {
        state: state === null || state === 'reading' ? 'waiting' : state,
        pages: pages ?? 0,
        pages_read: pages_read ?? 0,
      },
    ]),
  );
}

/** How many PDFs are not read to their end. */
export async function countWaitingPdfs(db: Db): Promise<number> {
  const [row] = await countUnread(db, {});
  return row?.pdfs ?? 0;
}

/** Each scrape of the metrics waits for it, and PostgreSQL plans it longer than it runs. */
const countUnread = namedStatement<Record<string, never>, { pdfs: number }>((db) =>
  selectTexts(db)
    .clearSelect()
    .select(({ fn }) => fn.count<number>('magazine_issues.id').distinct().as('pdfs'))
    .where(({ or, eb }) => or([eb('magazine_texts.state', 'is', null), eb('magazine_texts.state', '=', 'reading')])),
);

/**
 * Gives the next PDF that is not read to its end to this process, and counts the try: the one with the fewest pages
 * read, so that a long one keeps no other waiting, the latest issue first. A PDF whose tries all ended with their process
 * becomes damaged. Undefined when none waits.
 */
export async function takeTurn(transaction: Db, { node, now }: { node: string; now: Date }): Promise<Turn | undefined> {
  await lockForLimit(transaction, 'magazine-texts');
  for (;;) {
    const pdf = await getUnreadPdf(transaction, now);
    if (!pdf) return undefined;
    const { issue_id, object_key } = pdf;
    const isKnown = pdf.known_key === object_key;
    noteTexts(transaction, now);
    if (!isKnown) await beginText(transaction, { issue_id, object_key });
    const { pages_read, tries } = isKnown ? pdf : NOTHING_READ;
    if (tries < TRIES_LIMIT) {
      await setState(transaction, issue_id, { tries: tries + 1, lease_node: node, lease_until: leaseFrom(now) });
      return { issue_id, object_key, node, from: pages_read + 1 };
    }
    await endReading(transaction, issue_id, 'damaged');
  }
}

const NOTHING_READ = { pages: 0, pages_read: 0, tries: 0 } as const;
const NO_LEASE = { tries: 0, lease_node: null, lease_until: null } as const;

async function getUnreadPdf(db: Db, now: Date) {
  return (
    selectPdfs(db)
      .leftJoin('magazine_texts', 'magazine_texts.issue_id', 'magazine_issues.id')
      .select((eb) => [
        'magazine_texts.object_key as known_key',
        eb.fn.coalesce('magazine_texts.pages_read', eb.lit(0)).as('pages_read'),
        eb.fn.coalesce('magazine_texts.tries', eb.lit(0)).as('tries'),
      ])
      .where((eb) =>
        eb.or([
          eb('magazine_texts.issue_id', 'is', null),
          eb('magazine_texts.object_key', '!=', eb.ref('files.object_key')),
          eb.and([
            eb('magazine_texts.state', '=', 'reading'),
            eb.or([
              eb('magazine_texts.lease_until', 'is', null),
              eb('magazine_texts.lease_until', '<=', toStoredTime(now)),
              // A clock that ran ahead would hold the PDF for hours.
              eb('magazine_texts.lease_until', '>', leaseFrom(now)),
            ]),
          ]),
        ]),
      )
      // Of another file nothing is read.
      .orderBy(
        sql`case when magazine_texts.object_key = files.object_key then coalesce(magazine_texts.pages_read, 0) else 0 end`,
      )
      .orderBy('magazine_issues.number', 'desc')
      .orderBy('magazine_issues.id', 'desc')
      .executeTakeFirst()
  );
}

/** Begins to read the text of an issue: what was read of another file goes. */
async function beginText(transaction: Db, { issue_id, object_key }: IssuePdf): Promise<void> {
  await deleteTexts(transaction, [issue_id]);
  const row = { issue_id, object_key, state: 'reading', ...NOTHING_READ, ...NO_LEASE } as const;
  await transaction.insertInto('magazine_texts').values(row).execute();
}

/**
 * Stores the texts of the next pages, and renews the lease. False when another process has the PDF by now, or the issue
 * has another one.
 */
export async function storePages(
  transaction: Db,
  turn: Turn,
  { from, pages, texts, now }: { from: number; pages: number; texts: readonly string[]; now: Date },
): Promise<boolean> {
  await lockForLimit(transaction, 'magazine-texts');
  const { issue_id } = turn;
  const last = from + texts.length - 1;
  const held = await ofTurn(transaction, turn)
    .set({ pages, pages_read: last, tries: 0, lease_until: leaseFrom(now) })
    .where('pages_read', '=', from - 1)
    .returning('issue_id')
    .executeTakeFirst();
  if (!held) return false;
  const rows = texts.map((text, index) => ({ issue_id, page: from + index, text, folded: foldText(text) }));
  for (const some of chunksOf(rows, PAGES_AT_ONCE)) {
    await transaction.insertInto('magazine_pages').values(some).execute();
  }
  if (last >= pages) await endText(transaction, issue_id);
  noteTexts(transaction, now);
  return true;
}

/** Ends the turn without counting it: an orderly stop, or a store that is away, says nothing about the PDF. */
export async function giveBack(transaction: Db, turn: Turn): Promise<void> {
  await ofTurn(transaction, turn)
    .set({ tries: sql`case when tries > 0 then tries - 1 else 0 end`, lease_node: null, lease_until: null })
    .execute();
}

/** Notes why a PDF cannot be read; it is not tried again until it is replaced, or someone asks for it. */
export async function refuseText(
  transaction: Db,
  turn: Turn,
  { state, now }: { state: 'locked' | 'damaged'; now: Date },
): Promise<void> {
  await lockForLimit(transaction, 'magazine-texts');
  const held = await ofTurn(transaction, turn).set({ state }).returning('issue_id').executeTakeFirst();
  if (!held) return;
  await endReading(transaction, turn.issue_id, state);
  noteTexts(transaction, now);
}

/** Has a damaged PDF read again from its first page. */
export async function readAgain(transaction: Db, issueId: number, now: Date): Promise<void> {
  noteTexts(transaction, now);
  await transaction
    .updateTable('magazine_texts')
    .set({ ...NOTHING_READ, ...NO_LEASE, state: 'reading' })
    .where('issue_id', '=', issueId)
    .where('state', '=', 'damaged')
    .execute();
}

/** Deletes the texts of issues. A restored issue is read again. */
export async function deleteTexts(transaction: Db, issueIds: readonly number[]): Promise<void> {
  await transaction.deleteFrom('magazine_pages').where('issue_id', 'in', issueIds).execute();
  await transaction.deleteFrom('magazine_texts').where('issue_id', 'in', issueIds).execute();
}

/** The public search names the issues that it cannot search yet, and how many of their pages are read. */
function noteTexts(transaction: Db, at: Date): void {
  noteChange(transaction, { tags: ['magazine-pages'], at });
}

/** `no-text` when no page has a word. */
async function endText(transaction: Db, issueId: number): Promise<void> {
  const words = await transaction
    .selectFrom('magazine_pages')
    .select('id')
    .where('issue_id', '=', issueId)
    .where('folded', '!=', '')
    .executeTakeFirst();
  await setState(transaction, issueId, { ...NO_LEASE, state: words ? 'read' : 'no-text' });
}

async function endReading(transaction: Db, issueId: number, state: 'locked' | 'damaged'): Promise<void> {
  await transaction.deleteFrom('magazine_pages').where('issue_id', '=', issueId).execute();
  await setState(transaction, issueId, { ...NOTHING_READ, ...NO_LEASE, state });
}

async function setState(transaction: Db, issueId: number, values: Updateable<MagazineTextTable>): Promise<void> {
  await transaction.updateTable('magazine_texts').set(values).where('issue_id', '=', issueId).execute();
}

function ofTurn(transaction: Db, { issue_id, object_key, node }: Turn) {
  return transaction
    .updateTable('magazine_texts')
    .where('issue_id', '=', issue_id)
    .where('object_key', '=', object_key)
    .where('lease_node', '=', node);
}

function leaseFrom(now: Date): string {
  return toStoredTime(new Date(now.getTime() + LEASE_MS));
}
