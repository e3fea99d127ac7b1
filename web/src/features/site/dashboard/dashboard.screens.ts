import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  refusedAddresses: {
    load: () => import('./refused-addresses/AddressesScreen.tsx').then((module) => module.AddressesScreen),
  },
} satisfies FeatureScreens;
