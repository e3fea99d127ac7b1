import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  refusedAddresses: {
    load: () => import('./AddressesScreen.tsx').then((module) => module.AddressesScreen),
  },
} satisfies FeatureScreens;
