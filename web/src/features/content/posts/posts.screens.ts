import { IconArticle, IconPencilPlus } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  posts: {
    icon: IconArticle,
    load: () => import('./list/PostListScreen.tsx').then((module) => module.PostListScreen),
    loadFirstRead: () => import('./list/PostListScreen.tsx').then((module) => module.beginPostList),
  },
  createPost: {
    icon: IconPencilPlus,
    load: () => import('./edit/PostScreen.tsx').then((module) => module.PostScreen),
  },
  editPost: {
    load: () => import('./edit/PostScreen.tsx').then((module) => module.PostScreen),
    loadFirstRead: () => import('./posts.queries.ts').then((module) => module.beginPost),
  },
} satisfies FeatureScreens;
