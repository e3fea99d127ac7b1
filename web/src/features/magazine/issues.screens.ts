import { IconBook, IconBookUpload } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  magazine_issues: {
    icon: IconBook,
    load: () => import('./issues/list/IssueListScreen.tsx').then((module) => module.IssueListScreen),
  },
  createMagazineIssue: {
    icon: IconBookUpload,
    load: () => import('./issues/edit/IssueScreens.tsx').then((module) => module.IssueCreateScreen),
  },
  editMagazineIssue: {
    load: () => import('./issues/edit/IssueScreens.tsx').then((module) => module.IssueEditScreen),
  },
} satisfies FeatureScreens;
