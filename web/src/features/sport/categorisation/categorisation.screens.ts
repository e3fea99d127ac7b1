import { IconListCheck } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  categorisation: {
    icon: IconListCheck,
    load: () => import('./CategorisationScreen.tsx').then((module) => module.CategorisationScreen),
  },
  categorisationVersions: { load: () => import('./VersionsScreen.tsx').then((module) => module.VersionsScreen) },
  categorisationUpload: { load: () => import('./import/ImportScreen.tsx').then((module) => module.ImportScreen) },
} satisfies FeatureScreens;
