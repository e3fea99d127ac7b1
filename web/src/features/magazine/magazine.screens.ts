import { IconBook, IconBookUpload, IconFolders, IconListDetails, IconWritingSign } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  magazine_issues: {
    icon: IconBook,
    load: () => import('./issues/list/IssueListScreen.tsx').then((module) => module.IssueListScreen),
  },
  createMagazineIssue: {
    icon: IconBookUpload,
    load: () => import('./issues/edit/IssueScreen.tsx').then((module) => module.IssueScreen),
  },
  editMagazineIssue: { load: () => import('./issues/edit/IssueScreen.tsx').then((module) => module.IssueScreen) },
  magazine_articles: {
    icon: IconListDetails,
    load: () => import('./articles/ArticleListScreen.tsx').then((module) => module.ArticleListScreen),
    loadFirstRead: () => import('./articles/ArticleListScreen.tsx').then((module) => module.beginArticleList),
  },
  createMagazineArticle: { load: () => import('./articles/ArticleScreen.tsx').then((module) => module.ArticleScreen) },
  editMagazineArticle: { load: () => import('./articles/ArticleScreen.tsx').then((module) => module.ArticleScreen) },
  magazine_authors: {
    icon: IconWritingSign,
    load: () => import('./people/AuthorListScreen.tsx').then((module) => module.AuthorListScreen),
  },
  createMagazineAuthor: {
    load: () => import('./people/AuthorListScreen.tsx').then((module) => module.AuthorListScreen),
  },
  editMagazineAuthor: { load: () => import('./people/AuthorListScreen.tsx').then((module) => module.AuthorListScreen) },
  magazine_sections: {
    icon: IconFolders,
    load: () => import('./people/SectionListScreen.tsx').then((module) => module.SectionListScreen),
  },
  createMagazineSection: {
    load: () => import('./people/SectionListScreen.tsx').then((module) => module.SectionListScreen),
  },
  editMagazineSection: {
    load: () => import('./people/SectionListScreen.tsx').then((module) => module.SectionListScreen),
  },
} satisfies FeatureScreens;
