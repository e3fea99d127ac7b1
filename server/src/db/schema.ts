import type { Kysely } from 'kysely';
import type { EditorPresenceTable, PreviewLinkTable } from './tables/editor.ts';
import type { FileAddressTable, FileTable, FileUseTable, FolderTable } from './tables/file.ts';
import type { PageTable } from './tables/page.ts';
import type { CategoryTable, PinnedPostTable, PostChangeTable, PostCountTable, PostTable } from './tables/post.ts';
import type { DeletedRecordTable, InstallationTable } from './tables/record.ts';
import type {
  AthleteTable,
  CategorisationRowTable,
  MedalAthleteTable,
  MedalTable,
  SportTable,
} from './tables/sport.ts';
import type { PageTranslationTable, PostTranslationTable } from './tables/translation.ts';
import type { SessionTable, TryTable, UserTable } from './tables/user.ts';

/** Every table. Columns keep the spelling of the wire, so that a row is an answer. */
export type Schema = {
  users: UserTable;
  sessions: SessionTable;
  tries: TryTable;
  categories: CategoryTable;
  posts: PostTable;
  post_counts: PostCountTable;
  post_changes: PostChangeTable;
  pinned_posts: PinnedPostTable;
  post_translations: PostTranslationTable;
  pages: PageTable;
  page_translations: PageTranslationTable;
  editor_presence: EditorPresenceTable;
  preview_links: PreviewLinkTable;
  sports: SportTable;
  athletes: AthleteTable;
  medals: MedalTable;
  medal_athletes: MedalAthleteTable;
  categorisation_rows: CategorisationRowTable;
  files: FileTable;
  folders: FolderTable;
  file_addresses: FileAddressTable;
  file_uses: FileUseTable;
  deleted_records: DeletedRecordTable;
  installation: InstallationTable;
};

/** What every store function takes: the database, or the transaction that it runs in. */
export type Db = Kysely<Schema>;
