import { IconFilePlus, IconFileText } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  pages: {
    icon: IconFileText,
    load: () => import('./list/PageListScreen.tsx').then((module) => module.PageListScreen),
    loadFirstRead: () => import('./list/PageListScreen.tsx').then((module) => module.beginPageList),
  },
  createPage: {
    icon: IconFilePlus,
    load: () => import('./edit/PageScreen.tsx').then((module) => module.PageScreen),
  },
  editPage: {
    load: () => import('./edit/PageScreen.tsx').then((module) => module.PageScreen),
    loadFirstRead: () => import('./pages.queries.ts').then((module) => module.beginPage),
  },
} satisfies FeatureScreens;
