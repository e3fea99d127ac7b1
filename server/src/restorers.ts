import { users } from './accounts/user-record.ts';
import { categories } from './features/content/category-record.ts';
import { pages } from './features/content/pages/page-record.ts';
import { posts } from './features/content/posts/post-record.ts';
import { documents } from './features/documents/document-record.ts';
import { documentFolders, subfolders } from './features/documents/folder-records.ts';
import { magazineArticles } from './features/magazine/article-record.ts';
import { magazineIssues } from './features/magazine/issue-record.ts';
import { magazineAuthors, magazineSections } from './features/magazine/people-records.ts';
import { restoreFilesInBin } from './features/media/restore-files.ts';
import { menuItems, menuSections } from './features/navigation/menu-records.ts';
import type { Restorers } from './features/site/bin/restore-records.ts';
import { athletes } from './features/sport/athletes/athlete-record.ts';
import { medals } from './features/sport/medals/medals.ts';
import { sports } from './features/sport/sport-record.ts';

/**
 * How the bin restores each kind: what other records are in, or name, comes before them. Files come first, because the
 * lock of paths comes before the locks of rows.
 */
export const RESTORERS: Restorers = {
  file: restoreFilesInBin,
  user: users.restorer,
  category: categories.restorer,
  sport: sports.restorer,
  magazineSection: magazineSections.restorer,
  magazineAuthor: magazineAuthors.restorer,
  athlete: athletes.restorer,
  documentFolder: documentFolders.restorer,
  subfolder: subfolders.restorer,
  document: documents.restorer,
  menuSection: menuSections.restorer,
  menuItem: menuItems.restorer,
  magazineIssue: magazineIssues.restorer,
  magazineArticle: magazineArticles.restorer,
  page: pages.restorer,
  medal: medals.restorer,
  post: posts.restorer,
};
