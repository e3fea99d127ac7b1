import { IconRun, IconUserPlus } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  athletes: {
    icon: IconRun,
    load: () => import('./AthleteListScreen.tsx').then((module) => module.AthleteListScreen),
    loadFirstRead: () => import('./AthleteListScreen.tsx').then((module) => module.beginAthleteList),
  },
  createAthlete: {
    icon: IconUserPlus,
    load: () => import('./AthleteScreen.tsx').then((module) => module.AthleteScreen),
  },
  editAthlete: { load: () => import('./AthleteScreen.tsx').then((module) => module.AthleteScreen) },
} satisfies FeatureScreens;
