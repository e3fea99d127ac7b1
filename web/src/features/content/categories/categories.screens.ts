import { IconTags } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  categories: {
    icon: IconTags,
    load: () => import('./CategoryListScreen.tsx').then((module) => module.CategoryListScreen),
  },
  createCategory: { load: () => import('./CategoryListScreen.tsx').then((module) => module.CategoryListScreen) },
  editCategory: { load: () => import('./CategoryListScreen.tsx').then((module) => module.CategoryListScreen) },
} satisfies FeatureScreens;
