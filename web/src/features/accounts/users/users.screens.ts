import { IconUsers } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  users: { icon: IconUsers, load: () => import('./UserListScreen.tsx').then((module) => module.UserListScreen) },
} satisfies FeatureScreens;
