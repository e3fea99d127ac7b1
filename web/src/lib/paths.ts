import type { PostStatus } from '@baklja/contract/features/content/posts';
import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import type { Language } from '@baklja/contract/fields';
import { nameOf, parentOf, rootOf } from '@baklja/contract/files/folders';
import { fileUrl, type PictureWidth, pictureOnHost } from '@baklja/contract/files/pictures';
import { KINDS, type Kind, recordAddress } from '@baklja/contract/kinds';
import { SCREENS } from '@baklja/contract/screens';

/** The statuses of posts in addresses. */
export const POST_STATUS_WORDS = {
  published: 'objavljeno',
  scheduled: 'zakazano',
  ending: 'zavrsava',
  ended: 'zavrseno',
  draft: 'skica',
} as const satisfies Record<PostStatus, string>;

export const paths = {
  home: SCREENS.dashboard.path,
  logIn: '/admin',
  posts: SCREENS.posts.path,
  /** The list of posts in a language; Croatian is the default of the list. */
  postsIn: (language: Language) => postList(language),
  postsWith: (status: PostStatus, language: Language) => postList(language, { status: POST_STATUS_WORDS[status] }),
  postsOfCategory: (id: number, language: Language) => postList(language, { kategorija: String(id) }),
  createPost: SCREENS.createPost.path,
  /** The screen that creates the translation of a post. */
  translatePost: (alias: string) => `${SCREENS.createPost.path}?${new URLSearchParams({ prijevod: alias })}`,
  editPost: (alias: string) => SCREENS.editPost.path.replace(':alias', encodeURIComponent(alias)),
  pages: SCREENS.pages.path,
  createPage: SCREENS.createPage.path,
  translatePage: (id: number) => `${SCREENS.createPage.path}?prijevod=${id}`,
  editPage: (id: number) => SCREENS.editPage.path.replace(':id', String(id)),
  /** Where the public site shows a page: its first sheet. */
  publicPage: (id: number) => `/page/${id}/1`,
  documentFolders: SCREENS.documentFolders.path,
  /** A folder of documents, or one of its subfolders. */
  documentFolder: (id: number, subfolder?: number) => inSubfolder(SCREENS.documentFolder.path, id, subfolder),
  addDocuments: (id: number, subfolder?: number) => inSubfolder(SCREENS.addDocuments.path, id, subfolder),
  /** The form of a new article in an issue of the magazine, on these pages. */
  createArticleIn: (issue: number, pages?: { first: number; last: number }) => {
    const range = pages && { od: String(pages.first), do: String(pages.last) };
    return `${SCREENS.createMagazineArticle.path}?${new URLSearchParams({ broj: String(issue), ...range })}`;
  },
  games: SCREENS.games.path,
  startsOfGames: (id: number) => SCREENS.startsOfGames.path.replace(':id', String(id)),
  /** The form of a new start, filled from an athlete or from a medal. */
  createStart: (from: { athlete: number } | { medal: number }) =>
    `${SCREENS.createStart.path}?${'athlete' in from ? `sportas=${from.athlete}` : `medalja=${from.medal}`}`,
  /** The form of a new medal that is the result of a start. */
  createMedalOf: (start: number) => `${SCREENS.createMedal.path}?nastup=${start}`,
  users: SCREENS.users.path,
  refusedAddresses: SCREENS.refusedAddresses.path,
  integration: SCREENS.integration.path,
  systemStatus: SCREENS.systemStatus.path,
  profile: SCREENS.profile.path,
  media: SCREENS.media.path,
  imageUpload: SCREENS.imageUpload.path,
  articleImages: SCREENS.articleImages.path,
  documentUpload: SCREENS.documentUpload.path,
  articleDocumentUpload: SCREENS.articleDocumentUpload.path,
  athleteImages: SCREENS.athleteImages.path,
  oldDocuments: SCREENS.oldDocuments.path,
  webImages: SCREENS.webImages.path,
  /** The bin with nothing but files. */
  deletedFiles: `${SCREENS.bin.path}?vrsta=${KINDS.file.words.count.one}`,
  /** A file in its folder in the media manager, with its details open. */
  mediaFile: ({ id, path }: { id: number; path: string }) => {
    const folder = paths.mediaFolder(parentOf(path));
    return `${folder}${folder.includes('?') ? '&' : '?'}datoteka=${id}`;
  },
  /** Where a record is opened; `key` is the field that `KINDS` names. */
  record: ({ kind, id, key }: { kind: Kind; id: number; key: string }) =>
    kind === 'file' ? paths.mediaFile({ id, path: key }) : recordAddress(kind, { id, key }),
  /** A folder of the file host in the media manager; `put` holds the path below the root folder. */
  mediaFolder: (folder: string) => {
    const root = rootOf(folder) ?? folder;
    const below = folder.slice(root.length + 1);
    const path = SCREENS.mediaManager.path.replace(':folder', encodeURIComponent(root));
    return below === '' ? path : `${path}?${new URLSearchParams({ put: below })}`;
  },
};

function inSubfolder(path: string, id: number, subfolder: number | undefined): string {
  return `${path.replace(':id', String(id))}${subfolder === undefined ? '' : `?subfolder=${subfolder}`}`;
}

function postList(language: Language, filter: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...(language !== 'hr-HR' && { jezik: language }), ...filter });
  return params.size === 0 ? SCREENS.posts.path : `${SCREENS.posts.path}?${params}`;
}

/** The path of a file as records store it: `/files/` and the path, for any host. */
export function storedFilePath(path: string): string {
  return `${FILES_PATH}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** The name of a file in its stored path, as people wrote it. */
export function readableName(path: string): string {
  try {
    return decodeURIComponent(nameOf(path));
  } catch {
    return nameOf(path);
  }
}

/** Paths without a leading slash are relative to the file host, which alone accepts a width. */
export function pictureUrl(path: string, fileHostUrl: string, options: { width?: PictureWidth } = {}): string {
  const picture = pictureOnHost(path);
  if (!picture) return path;
  return picture.query === ''
    ? fileUrl(picture, fileHostUrl, options)
    : `${fileUrl(picture, fileHostUrl)}${picture.query}`;
}
