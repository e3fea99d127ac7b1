import { IconPhoto } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  media: { icon: IconPhoto, load: () => import('./MediaHubScreen.tsx').then((module) => module.MediaHubScreen) },
  mediaManager: {
    icon: IconPhoto,
    load: () => import('./manager/MediaManagerScreen.tsx').then((module) => module.MediaManagerScreen),
  },
  imageUpload: { load: () => import('./archives/UploadScreens.tsx').then((module) => module.ImageUploadScreen) },
  articleImages: { load: () => import('./archives/UploadScreens.tsx').then((module) => module.ArticleImagesScreen) },
  documentUpload: { load: () => import('./archives/UploadScreens.tsx').then((module) => module.DocumentUploadScreen) },
  articleDocumentUpload: {
    load: () => import('./archives/UploadScreens.tsx').then((module) => module.ArticleDocumentUploadScreen),
  },
  athleteImages: { load: () => import('./archives/ArchiveScreens.tsx').then((module) => module.AthleteImagesScreen) },
  oldDocuments: { load: () => import('./archives/ArchiveScreens.tsx').then((module) => module.OldDocumentsScreen) },
  webImages: { load: () => import('./archives/ArchiveScreens.tsx').then((module) => module.WebImagesScreen) },
} satisfies FeatureScreens;
