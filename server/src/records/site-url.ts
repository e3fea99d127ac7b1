import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicSiteUrl' | 'publicPostPath' | 'publicPagePath'>;

/** The address of a post, by its alias, or of a page, by its id, on the public site. */
export function siteUrl(site: Site, kind: 'post' | 'page', key: string | number): string {
  const path = kind === 'post' ? site.publicPostPath : site.publicPagePath;
  return `${site.publicSiteUrl}${path.replace(/\{(alias|id)\}/, encodeURIComponent(key))}`;
}
