import { IconUserCircle } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  profile: {
    icon: IconUserCircle,
    load: () => import('./ProfileScreen.tsx').then((module) => module.ProfileScreen),
  },
} satisfies FeatureScreens;
