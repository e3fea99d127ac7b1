import { IconTrash } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  bin: { icon: IconTrash, load: () => import('./BinScreen.tsx').then((module) => module.BinScreen) },
} satisfies FeatureScreens;
