import type { ScreenKey } from '@baklja/contract/screens';
import { SCREENS } from '@baklja/contract/screens';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { HomeScreen } from './HomeScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ScreenFault } from './ScreenFault.tsx';
import { ScreenGuard } from './ScreenGuard.tsx';
import { SessionGate } from './SessionGate.tsx';

const loadSports = async () => (await import('#web/features/sports/SportListScreen.tsx')).SportListScreen;
const loadCategories = async () => (await import('#web/features/categories/CategoryListScreen.tsx')).CategoryListScreen;

/** Loads the code of each screen when it is first opened. */
const SCREEN_LOADERS: Record<Exclude<ScreenKey, 'dashboard'>, () => Promise<ComponentType>> = {
  posts: async () => (await import('#web/features/posts/list/PostListScreen.tsx')).PostListScreen,
  createPost: async () => (await import('#web/features/posts/edit/PostCreateScreen.tsx')).PostCreateScreen,
  editPost: async () => (await import('#web/features/posts/edit/PostEditScreen.tsx')).PostEditScreen,
  pages: async () => (await import('#web/features/pages/list/PageListScreen.tsx')).PageListScreen,
  createPage: async () => (await import('#web/features/pages/edit/PageCreateScreen.tsx')).PageCreateScreen,
  editPage: async () => (await import('#web/features/pages/edit/PageEditScreen.tsx')).PageEditScreen,
  sports: loadSports,
  createSport: loadSports,
  editSport: loadSports,
  categories: loadCategories,
  createCategory: loadCategories,
  editCategory: loadCategories,
  editor: async () => (await import('#web/features/settings/EditorScreen.tsx')).EditorScreen,
  settings: async () => (await import('#web/features/settings/SettingsScreen.tsx')).SettingsScreen,
  media: async () => (await import('#web/features/media/MediaHubScreen.tsx')).MediaHubScreen,
  mediaManager: async () => (await import('#web/features/media/manager/MediaManagerScreen.tsx')).MediaManagerScreen,
  imageUpload: async () => (await import('#web/features/media/archives/UploadScreens.tsx')).ImageUploadScreen,
  articleImages: async () => (await import('#web/features/media/archives/UploadScreens.tsx')).ArticleImagesScreen,
  documentUpload: async () => (await import('#web/features/media/archives/UploadScreens.tsx')).DocumentUploadScreen,
  articleDocumentUpload: async () =>
    (await import('#web/features/media/archives/UploadScreens.tsx')).ArticleDocumentUploadScreen,
  athleteImages: async () => (await import('#web/features/media/archives/ArchiveScreens.tsx')).AthleteImagesScreen,
  oldDocuments: async () => (await import('#web/features/media/archives/ArchiveScreens.tsx')).OldDocumentsScreen,
  webImages: async () => (await import('#web/features/media/archives/ArchiveScreens.tsx')).WebImagesScreen,
  deletedFiles: async () => (await import('#web/features/media/bin/DeletedFilesScreen.tsx')).DeletedFilesScreen,
};

/** Every address of the browser application. The session gate decides whether the shell or the log-in stands there. */
export function makeRouter() {
  return createBrowserRouter([
    {
      Component: SessionGate,
      ErrorBoundary: ScreenFault,
      children: [
        { path: '/', Component: HomeScreen, ErrorBoundary: ScreenFault },
        ...Object.entries(SCREEN_LOADERS).map(([key, load]) => screenRoute(key as ScreenKey, load)),
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ]);
}

function screenRoute(key: ScreenKey, load: () => Promise<ComponentType>): RouteObject {
  return {
    path: SCREENS[key].path,
    ErrorBoundary: ScreenFault,
    lazy: async () => {
      const Screen = await load();
      return { element: <ScreenGuard screen={key} Screen={Screen} /> };
    },
  };
}
