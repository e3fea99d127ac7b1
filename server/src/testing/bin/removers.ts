import { userRoutes } from '@baklja/contract/features/accounts/users';
import { athleteRoutes } from '@baklja/contract/features/athletes';
import { categoryRoutes } from '@baklja/contract/features/categories';
import { documentFolderRoutes } from '@baklja/contract/features/document-folders';
import { documentRoutes } from '@baklja/contract/features/documents';
import { magazineRoutes } from '@baklja/contract/features/magazine';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine-articles';
import { magazineIssueRoutes } from '@baklja/contract/features/magazine-issues';
import { medalRoutes } from '@baklja/contract/features/medals';
import { mediaRoutes } from '@baklja/contract/features/media';
import { navigationRoutes } from '@baklja/contract/features/navigation';
import { pageRoutes } from '@baklja/contract/features/pages';
import { postRoutes } from '@baklja/contract/features/posts';
import { sportRoutes } from '@baklja/contract/features/sports';
import { subfolderRoutes } from '@baklja/contract/features/subfolders';
import type { BinKind } from '@baklja/contract/records/bin';
import type { Route } from '@baklja/contract/route';

/** The call that deletes records of each kind; it takes one id or a list of them. */
export const REMOVERS: Record<BinKind, Route> = {
  post: postRoutes.deletePosts,
  page: pageRoutes.deletePages,
  file: mediaRoutes.deleteFiles,
  athlete: athleteRoutes.deleteAthletes,
  medal: medalRoutes.deleteMedals,
  documentFolder: documentFolderRoutes.deleteDocumentFolder,
  subfolder: subfolderRoutes.deleteSubfolder,
  document: documentRoutes.deleteDocument,
  menuSection: navigationRoutes.deleteMenuSection,
  menuItem: navigationRoutes.deleteMenuItem,
  magazineIssue: magazineIssueRoutes.deleteIssue,
  magazineArticle: magazineArticleRoutes.deleteMagazineArticle,
  magazineAuthor: magazineRoutes.deleteMagazineAuthor,
  magazineSection: magazineRoutes.deleteMagazineSection,
  sport: sportRoutes.deleteSports,
  category: categoryRoutes.deleteCategories,
  user: userRoutes.deleteUser,
};
