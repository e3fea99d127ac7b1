import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';

const MEGABYTE = 1024 * 1024;

/** Settings that the server wrote into the page; their defaults where it wrote nothing. */
export const pageSettings = {
  publicSiteUrl: () => read('public-site-url') || 'https://www.hoo.hr',
  /** Path of a post on the public site; `{alias}` is replaced by its alias. */
  publicPostPath: () => read('public-post-path') || '/{alias}',
  /** Empty when the public site shows no drafts. */
  previewUrl: () => read('preview-url'),
  fileHostUrl: () => read('file-host-url'),
  /** Origin for which this server takes passkeys; `localhost` for any port of this machine; empty where it takes none. */
  passkeyOrigin: () => read('passkey-origin'),
  imageMaxBytes: () => Number(read('image-max-bytes')) || 25 * MEGABYTE,
  documentMaxBytes: () => Number(read('document-max-bytes')) || 200 * MEGABYTE,
  videoHosts: () => (read('video-hosts') || DEFAULT_VIDEO_HOSTS.join(' ')).split(' ').filter(Boolean),
};

export function publicUrl(path: string): string {
  return new URL(path.replace(/^\//, ''), `${pageSettings.publicSiteUrl()}/`).href;
}

function read(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
