import { IconFolders, IconWritingSign } from '@tabler/icons-react';
import type { FeatureScreens } from '#web/lib/screen-entry.ts';

const loadSections = () => import('./people/SectionListScreen.tsx').then((module) => module.SectionListScreen);
const loadAuthors = () => import('./people/AuthorListScreen.tsx').then((module) => module.AuthorListScreen);

export const screens = {
  magazine_authors: { icon: IconWritingSign, load: loadAuthors },
  createMagazineAuthor: { load: loadAuthors },
  editMagazineAuthor: { load: loadAuthors },
  magazine_sections: { icon: IconFolders, load: loadSections },
  createMagazineSection: { load: loadSections },
  editMagazineSection: { load: loadSections },
} satisfies FeatureScreens;
