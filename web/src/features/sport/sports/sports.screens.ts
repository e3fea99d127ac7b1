import { IconBallVolleyball } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  sports: {
    icon: IconBallVolleyball,
    load: () => import('./SportListScreen.tsx').then((module) => module.SportListScreen),
  },
  createSport: { load: () => import('./SportListScreen.tsx').then((module) => module.SportListScreen) },
  editSport: { load: () => import('./SportListScreen.tsx').then((module) => module.SportListScreen) },
} satisfies FeatureScreens;
