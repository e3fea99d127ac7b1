import { mayOpen, SCREENS, type ScreenKey } from '@baklja/contract/screens';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { getSession } from '#web/lib/session.ts';
import { GateMessage } from './GateMessage.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ScreenFault } from './ScreenFault.tsx';
import { ScreenGuard } from './ScreenGuard.tsx';
import { SessionGate } from './SessionGate.tsx';

/** Loads the code of each screen when it is first opened. */
const SCREEN_LOADERS: Record<Exclude<ScreenKey, 'dashboard'>, () => Promise<ComponentType>> = {
  posts: async () => (await import('#web/features/posts/list/PostListScreen.tsx')).PostListScreen,
  createPost: async () => (await import('#web/features/posts/edit/PostCreateScreen.tsx')).PostCreateScreen,
  editPost: async () => (await import('#web/features/posts/edit/PostEditScreen.tsx')).PostEditScreen,
  pages: async () => (await import('#web/features/pages/list/PageListScreen.tsx')).PageListScreen,
  createPage: async () => (await import('#web/features/pages/edit/PageCreateScreen.tsx')).PageCreateScreen,
  editPage: async () => (await import('#web/features/pages/edit/PageEditScreen.tsx')).PageEditScreen,
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

/** Begins to read what a screen shows first at the address. */
type FirstRead = (queryClient: QueryClient, address: URLSearchParams) => void;

/** Lists are asked for as soon as their code is there, before the stored token is checked and the screen drawn. */
const FIRST_READS: Partial<Record<ScreenKey, () => Promise<FirstRead>>> = {
  posts: async () => (await import('#web/features/posts/list/PostListScreen.tsx')).beginPostList,
  pages: async () => (await import('#web/features/pages/list/PageListScreen.tsx')).beginPageList,
};

/** Every address of the browser application. The session gate decides whether the shell or the log-in stands there. */
export function makeRouter(queryClient: QueryClient) {
  return createBrowserRouter([
    {
      Component: SessionGate,
      ErrorBoundary: ScreenFault,
      HydrateFallback: FirstWait,
      children: [
        { path: '/', Component: HomeScreen, ErrorBoundary: ScreenFault },
        ...Object.entries(SCREEN_LOADERS).map(([key, load]) => screenRoute(key as ScreenKey, load, queryClient)),
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ]);
}

/** Until the code of the first screen is there. */
function FirstWait() {
  return getSession() ? <GateMessage kind="checking" /> : null;
}

function screenRoute(key: ScreenKey, load: () => Promise<ComponentType>, queryClient: QueryClient): RouteObject {
  return {
    path: SCREENS[key].path,
    ErrorBoundary: ScreenFault,
    loader: ({ url }) => {
      void beginFirstRead(key, queryClient, url.searchParams);
      return null;
    },
    // The screen itself follows its address.
    shouldRevalidate: () => false,
    lazy: async () => {
      const Screen = await load();
      return { element: <ScreenGuard screen={key} Screen={Screen} /> };
    },
  };
}

async function beginFirstRead(key: ScreenKey, queryClient: QueryClient, address: URLSearchParams): Promise<void> {
  const load = FIRST_READS[key];
  if (!load || !mayOpen(getSession()?.role, key)) return;
  // Code that cannot be loaded is reported by the screen.
  const begin = await load().catch(() => undefined);
  begin?.(queryClient, address);
}
