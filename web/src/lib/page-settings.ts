import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';

/** Settings that the server wrote into the page; empty text where it wrote nothing. */
export const pageSettings = {
  publicSiteUrl: () => read('public-site-url') || 'https://www.hoo.hr',
  fileHostUrl: () => read('file-host-url'),
  videoHosts: () => (read('video-hosts') || DEFAULT_VIDEO_HOSTS.join(' ')).split(' ').filter(Boolean),
};

function read(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
