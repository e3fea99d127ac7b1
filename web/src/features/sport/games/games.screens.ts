import { IconWorld } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  games: {
    icon: IconWorld,
    load: () => import('./GamesListScreen.tsx').then((module) => module.GamesListScreen),
  },
  startsOfGames: { load: () => import('./GamesScreen.tsx').then((module) => module.GamesScreen) },
  pasteStarts: { load: () => import('./PasteScreen.tsx').then((module) => module.PasteScreen) },
} satisfies FeatureScreens;
