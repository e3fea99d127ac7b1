import { IconSitemap } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  navigation: {
    icon: IconSitemap,
    load: () => import('./NavigationScreen.tsx').then((module) => module.NavigationScreen),
  },
} satisfies FeatureScreens;
