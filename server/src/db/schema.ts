import type { Kysely } from 'kysely';
import type {
  AuditLogTable,
  AuthenticatorTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SecondFactorRoleTable,
  SessionTable,
  TryTable,
  UserPictureTable,
  UserTable,
} from './tables/accounts.ts';
import type {
  CategoryTable,
  PageTable,
  PageTranslationTable,
  PinnedPostTable,
  PostTable,
  PostTranslationTable,
  PreviewLinkTable,
} from './tables/content.ts';
import type { DocumentFolderTable, DocumentTable, SubfolderTable } from './tables/documents.ts';
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
import type { FileAddressTable, FileTable, FileUseTable, FolderTable, UnknownObjectTable } from './tables/media.ts';
import type { MenuItemTable, MenuSectionTable } from './tables/navigation.ts';
import type {
  CreatedRecordTable,
  DeletedRecordTable,
  ListVersionTable,
  RecordVersionTable,
  RefusedAddressTable,
  VersionBaseTable,
} from './tables/records.ts';
import type {
  EditorPresenceTable,
  InstallationTable,
  NightlyBackupStatusTable,
  NightlyBackupTable,
} from './tables/site.ts';
import type {
  AthleteTable,
  CategorisationListRowTable,
  CategorisationRowTable,
  CategorisationVersionTable,
  MedalAthleteTable,
  MedalTable,
  SportTable,
} from './tables/sport.ts';

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
