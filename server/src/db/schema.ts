import type { Kysely } from 'kysely';
import type {
  AuthenticatorTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SecondFactorRoleTable,
} from './tables/accounts/second-factor.ts';
import type { SessionTable } from './tables/accounts/session.ts';
import type { TryTable } from './tables/accounts/try.ts';
import type { UserPictureTable, UserTable } from './tables/accounts/user.ts';
import type { CategoryTable } from './tables/category.ts';
import type { DocumentTable } from './tables/document.ts';
import type { DocumentFolderTable, SubfolderTable } from './tables/document-folder.ts';
import type { EditorPresenceTable } from './tables/editor-presence.ts';
import type { FileTable } from './tables/files/file.ts';
import type { FileAddressTable } from './tables/files/file-address.ts';
import type { FileUseTable } from './tables/files/file-use.ts';
import type { FolderTable } from './tables/files/folder.ts';
import type { UnknownObjectTable } from './tables/files/unknown-object.ts';
import type { InstallationTable } from './tables/installation.ts';
import type {
  MagazineArticleAuthorTable,
  MagazineArticleTable,
  MagazineAuthorTable,
  MagazineDifferentAuthorsTable,
  MagazineIssueTable,
  MagazinePageTable,
  MagazineSectionTable,
  MagazineTextTable,
} from './tables/magazine.ts';
import type { MenuItemTable, MenuSectionTable } from './tables/menu.ts';
import type { NightlyBackupStatusTable, NightlyBackupTable } from './tables/nightly-backup.ts';
import type { PageTable } from './tables/page.ts';
import type { PageTranslationTable } from './tables/page-translation.ts';
import type { PinnedPostTable } from './tables/pinned-post.ts';
import type { PostTable } from './tables/post.ts';
import type { PostTranslationTable } from './tables/post-translation.ts';
import type { PreviewLinkTable } from './tables/preview-link.ts';
import type { AuditLogTable } from './tables/records/audit-log.ts';
import type { CreatedRecordTable } from './tables/records/created-record.ts';
import type { DeletedRecordTable } from './tables/records/deleted-record.ts';
import type { ListVersionTable } from './tables/records/list-version.ts';
import type { RecordVersionTable, VersionBaseTable } from './tables/records/record-version.ts';
import type { RefusedAddressTable } from './tables/records/refused-address.ts';
import type { AthleteTable } from './tables/sport/athlete.ts';
import type { CategorisationListRowTable, CategorisationRowTable } from './tables/sport/categorisation-row.ts';
import type { CategorisationVersionTable } from './tables/sport/categorisation-version.ts';
import type { MedalTable } from './tables/sport/medal.ts';
import type { MedalAthleteTable } from './tables/sport/medal-athlete.ts';
import type { SportTable } from './tables/sport/sport.ts';

/** Every table. Columns keep their wire names, so that a row is an answer. */
export type Schema = {
  users: UserTable;
  sessions: SessionTable;
  tries: TryTable;
  authenticators: AuthenticatorTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  second_factor_roles: SecondFactorRoleTable;
  user_pictures: UserPictureTable;
  audit_log: AuditLogTable;
  categories: CategoryTable;
  posts: PostTable;
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
  categorisation_versions: CategorisationVersionTable;
  categorisation_list_rows: CategorisationListRowTable;
  /** A view of the rows of the list in force. */
  categorisation_rows: CategorisationRowTable;
  document_folders: DocumentFolderTable;
  subfolders: SubfolderTable;
  documents: DocumentTable;
  menu_sections: MenuSectionTable;
  menu_items: MenuItemTable;
  magazine_issues: MagazineIssueTable;
  magazine_articles: MagazineArticleTable;
  magazine_article_authors: MagazineArticleAuthorTable;
  magazine_authors: MagazineAuthorTable;
  magazine_different_authors: MagazineDifferentAuthorsTable;
  magazine_texts: MagazineTextTable;
  magazine_pages: MagazinePageTable;
  magazine_sections: MagazineSectionTable;
  files: FileTable;
  folders: FolderTable;
  file_addresses: FileAddressTable;
  file_uses: FileUseTable;
  list_versions: ListVersionTable;
  created_records: CreatedRecordTable;
  deleted_records: DeletedRecordTable;
  record_versions: RecordVersionTable;
  version_bases: VersionBaseTable;
  refused_addresses: RefusedAddressTable;
  unknown_objects: UnknownObjectTable;
  nightly_backups: NightlyBackupTable;
  nightly_backup_status: NightlyBackupStatusTable;
  installation: InstallationTable;
};

/** Parameter of every store function: the database, or the transaction that it runs in. */
export type Db = Kysely<Schema>;
