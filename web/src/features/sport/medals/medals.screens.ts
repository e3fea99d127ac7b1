import { IconMedal, IconMedal2 } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  medals: {
    icon: IconMedal,
    load: () => import('./MedalListScreen.tsx').then((module) => module.MedalListScreen),
  },
  createMedal: {
    icon: IconMedal2,
    load: () => import('./MedalEditScreen.tsx').then((module) => module.MedalCreateScreen),
  },
  editMedal: { load: () => import('./MedalEditScreen.tsx').then((module) => module.MedalEditScreen) },
} satisfies FeatureScreens;
