import { IconMedal, IconMedal2 } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  medals: {
    icon: IconMedal,
    load: () => import('./MedalListScreen.tsx').then((module) => module.MedalListScreen),
    loadFirstRead: () => import('./MedalListScreen.tsx').then((module) => module.beginMedalList),
  },
  createMedal: { icon: IconMedal2, load: () => import('./MedalScreen.tsx').then((module) => module.MedalScreen) },
  editMedal: { load: () => import('./MedalScreen.tsx').then((module) => module.MedalScreen) },
} satisfies FeatureScreens;
