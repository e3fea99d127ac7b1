import { IconSitemap } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  navigation: {
    icon: IconSitemap,
    load: () => import('./NavigationScreen.tsx').then((module) => module.NavigationScreen),
  },
} satisfies FeatureScreens;
