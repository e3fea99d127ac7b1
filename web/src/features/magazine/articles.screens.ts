import { IconListDetails } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
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
} satisfies FeatureScreens;
