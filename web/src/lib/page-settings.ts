import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';

/** Settings that the server wrote into the page; empty text where it wrote nothing. */
export const pageSettings = {
  publicSiteUrl: () => read('public-site-url') || 'https://www.hoo.hr',
  /** Path of a post on the public site; `{alias}` stands for its alias. */
  publicPostPath: () => read('public-post-path') || '/{alias}',
  fileHostUrl: () => read('file-host-url'),
  videoHosts: () => (read('video-hosts') || DEFAULT_VIDEO_HOSTS.join(' ')).split(' ').filter(Boolean),
};

/** The address of a path on the public site. */
export function publicUrl(path: string): string {
  return new URL(path.replace(/^\//, ''), `${pageSettings.publicSiteUrl()}/`).href;
}

function read(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
