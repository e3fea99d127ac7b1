import { IconFolders, IconWritingSign } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

export const screens = {
  magazine_authors: {
    icon: IconWritingSign,
    load: () => import('./people/AuthorListScreen.tsx').then((module) => module.AuthorListScreen),
  },
  createMagazineAuthor: {
    load: () => import('./people/AuthorListScreen.tsx').then((module) => module.AuthorListScreen),
  },
  editMagazineAuthor: {
    load: () => import('./people/AuthorListScreen.tsx').then((module) => module.AuthorListScreen),
  },
  magazine_sections: {
    icon: IconFolders,
    load: () => import('./people/SectionListScreen.tsx').then((module) => module.SectionListScreen),
  },
  createMagazineSection: {
    load: () => import('./people/SectionListScreen.tsx').then((module) => module.SectionListScreen),
  },
  editMagazineSection: {
    load: () => import('./people/SectionListScreen.tsx').then((module) => module.SectionListScreen),
  },
} satisfies FeatureScreens;
