import { IconPhoto } from '#web/lib/icons.ts';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  media: { icon: IconPhoto, load: () => import('./MediaHubScreen.tsx').then((module) => module.MediaHubScreen) },
  mediaManager: {
    icon: IconPhoto,
    load: () => import('./manager/MediaManagerScreen.tsx').then((module) => module.MediaManagerScreen),
  },
  imageUpload: { load: () => import('./manager/MediaManagerScreen.tsx').then((module) => module.MediaManagerScreen) },
  articleImages: { load: () => import('./manager/MediaManagerScreen.tsx').then((module) => module.MediaManagerScreen) },
  documentUpload: {
    load: () => import('./manager/MediaManagerScreen.tsx').then((module) => module.MediaManagerScreen),
  },
  articleDocumentUpload: {
    load: () => import('./manager/MediaManagerScreen.tsx').then((module) => module.MediaManagerScreen),
  },
  athleteImages: { load: () => import('./manager/MediaManagerScreen.tsx').then((module) => module.MediaManagerScreen) },
  oldDocuments: { load: () => import('./manager/MediaManagerScreen.tsx').then((module) => module.MediaManagerScreen) },
  webImages: { load: () => import('./manager/MediaManagerScreen.tsx').then((module) => module.MediaManagerScreen) },
} satisfies FeatureScreens;
