import type { Language } from '@baklja/contract/fields';
import { SCREENS } from '@baklja/contract/screens';

/** Addresses of the screens in the browser. */
export const paths = {
  home: SCREENS.dashboard.path,
  logIn: '/admin',
  posts: SCREENS.posts.path,
  /** The list of posts in a language; Croatian is what it shows anyway. */
  postsIn: (language: Language) =>
    language === 'hr-HR' ? SCREENS.posts.path : `${SCREENS.posts.path}?jezik=${language}`,
  createPost: SCREENS.createPost.path,
  editPost: (alias: string) => SCREENS.editPost.path.replace(':alias', encodeURIComponent(alias)),
};

/** Where a picture is shown from; paths without a leading slash are relative to the file host. */
export function pictureUrl(path: string, fileHostUrl: string): string {
  if (/^(https?:)?\/\//.test(path)) return path;
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const onHost = rooted.startsWith('/files/') ? rooted : `/files${rooted}`;
  return encodeURI(decodeSafely(`${fileHostUrl.replace(/\/files$/, '')}${onHost}`));
}

/** Paths are kept as given, encoded or not. */
function decodeSafely(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
