import { IconBook, IconBookUpload, IconFolders, IconListDetails, IconWritingSign } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  magazine_issues: {
    icon: IconBook,
    load: () => import('./issues/list/IssueListScreen.tsx').then((module) => module.IssueListScreen),
  },
  createMagazineIssue: {
    icon: IconBookUpload,
    load: () => import('./issues/edit/IssueScreens.tsx').then((module) => module.IssueCreateScreen),
  },
  editMagazineIssue: {
    load: () => import('./issues/edit/IssueScreens.tsx').then((module) => module.IssueEditScreen),
  },
  magazine_articles: {
    icon: IconListDetails,
    load: () => import('./articles/ArticleListScreen.tsx').then((module) => module.ArticleListScreen),
    loadFirstRead: () => import('./articles/ArticleListScreen.tsx').then((module) => module.beginArticleList),
  },
  createMagazineArticle: {
    load: () => import('./articles/ArticleScreens.tsx').then((module) => module.ArticleCreateScreen),
  },
  editMagazineArticle: {
    load: () => import('./articles/ArticleScreens.tsx').then((module) => module.ArticleEditScreen),
  },
  magazine_authors: {
    icon: IconWritingSign,
    load: () => import('./people/AuthorListScreen.tsx').then((module) => module.AuthorListScreen),
  },
  createMagazineAuthor: {
    load: () => import('./people/AuthorListScreen.tsx').then((module) => module.AuthorListScreen),
  },
  editMagazineAuthor: {
    load: () => import('./people/AuthorListScreen.tsx').then((module) => module.AuthorListScreen),
  },
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
