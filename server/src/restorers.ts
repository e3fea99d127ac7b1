import { users } from './accounts/user-record.ts';
import { categories } from './features/content/categories.ts';
import { pages } from './features/content/pages/pages.ts';
import { posts } from './features/content/posts/posts.ts';
import { documents } from './features/documents/documents.ts';
import { documentFolders, subfolders } from './features/documents/folders.ts';
import { magazineArticles } from './features/magazine/articles.ts';
import { magazineIssues } from './features/magazine/issues.ts';
import { magazineAuthors, magazineSections } from './features/magazine/people.ts';
import { restoreFilesInBin } from './features/media/restore-files.ts';
import { menuItems, menuSections } from './features/navigation/navigation.ts';
import type { Restorers } from './features/site/bin/restore-records.ts';
import { athletes } from './features/sport/athletes/athletes.ts';
import { medals } from './features/sport/medals/medals.ts';
import { sports } from './features/sport/sports.ts';

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
