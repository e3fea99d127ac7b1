import { IconHistory } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  auditLog: {
    icon: IconHistory,
    load: () => import('./AuditLogScreen.tsx').then((module) => module.AuditLogScreen),
  },
} satisfies FeatureScreens;
