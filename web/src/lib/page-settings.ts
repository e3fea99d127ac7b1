/** What the server wrote into the page for the application; an empty text where it wrote nothing. */
export const pageSettings = {
  publicSiteUrl: () => read('public-site-url') || 'https://www.hoo.hr',
  fileHostUrl: () => read('file-host-url'),
  videoHosts: () => read('video-hosts').split(' ').filter(Boolean),
};

function read(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
