import { IconActivity, IconPlugConnected, IconSettings, IconTrash } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  bin: { icon: IconTrash, load: () => import('./bin/BinScreen.tsx').then((module) => module.BinScreen) },
  editor: { load: () => import('./settings/EditorScreen.tsx').then((module) => module.EditorScreen) },
  integration: {
    icon: IconPlugConnected,
    load: () => import('./integration/IntegrationScreen.tsx').then((module) => module.IntegrationScreen),
  },
  refusedAddresses: {
    load: () => import('./dashboard/AddressesScreen.tsx').then((module) => module.AddressesScreen),
  },
  settings: {
    icon: IconSettings,
    load: () => import('./settings/SettingsScreen.tsx').then((module) => module.SettingsScreen),
  },
  systemStatus: {
    icon: IconActivity,
    load: () => import('./system-status/SystemStatusScreen.tsx').then((module) => module.SystemStatusScreen),
  },
} satisfies FeatureScreens;
