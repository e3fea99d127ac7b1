import { IconFolders } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  documentFolders: {
    icon: IconFolders,
    load: () => import('./folders/FoldersScreen.tsx').then((module) => module.FoldersScreen),
  },
  documentFolder: { load: () => import('./folder/FolderScreen.tsx').then((module) => module.FolderScreen) },
  addDocuments: { load: () => import('./adding/AddDocumentsScreen.tsx').then((module) => module.AddDocumentsScreen) },
} satisfies FeatureScreens;
