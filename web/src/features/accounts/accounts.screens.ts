import { IconHistory, IconUserCircle, IconUsers } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  auditLog: {
    icon: IconHistory,
    load: () => import('./audit-log/AuditLogScreen.tsx').then((module) => module.AuditLogScreen),
  },
  profile: {
    icon: IconUserCircle,
    load: () => import('./profile/ProfileScreen.tsx').then((module) => module.ProfileScreen),
  },
  users: { icon: IconUsers, load: () => import('./users/UserListScreen.tsx').then((module) => module.UserListScreen) },
} satisfies FeatureScreens;
