import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  startsWithoutMedal: {
    load: () => import('./StartsWithoutMedalScreen.tsx').then((module) => module.StartsWithoutMedalScreen),
  },
  createStart: { load: () => import('./StartScreen.tsx').then((module) => module.StartScreen) },
  editStart: { load: () => import('./StartScreen.tsx').then((module) => module.StartScreen) },
} satisfies FeatureScreens;
