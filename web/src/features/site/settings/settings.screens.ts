import { IconSettings } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  editor: { load: () => import('./EditorScreen.tsx').then((module) => module.EditorScreen) },
  settings: {
    icon: IconSettings,
    load: () => import('./SettingsScreen.tsx').then((module) => module.SettingsScreen),
  },
} satisfies FeatureScreens;
