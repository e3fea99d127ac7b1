import type { Page } from '@baklja/contract/features/content/pages';
import type { Post } from '@baklja/contract/features/content/posts';
import type { Athlete } from '@baklja/contract/features/sport/athletes';
import { readJsonItem, textOf } from '@baklja/contract/json-text';
import type { Config } from '../config.ts';
import { siteUrl } from './site-url.ts';

/** The field `jsonld` of a post: what search engines read of it (schema.org). No field without `PUBLIC_FEEDS`. */
export function describePost(post: Post, config: Config) {
  const url = siteUrl(config, 'post', post.alias);
  const { image_fulltext, image_intro } = readJsonItem(post.images);
  const image = [image_fulltext, image_intro].map(textOf).find((address) => /^https?:/.test(address));
  const article = {
    '@type': 'NewsArticle',
    headline: post.title,
    url,
    inLanguage: post.language,
    datePublished: post.publish_up,
    dateModified: post.modified,
    articleSection: post.catName,
    ...(image && { image }),
  };
  return describe(config, [article, trailTo(config, post.title, url)]);
}

export function describePage({ id, title }: Pick<Page, 'id' | 'title'>, config: Config) {
  return describe(config, [trailTo(config, title, siteUrl(config, 'page', id))]);
}

export function describeAthlete({ Ime, Prezime }: Pick<Athlete, 'Ime' | 'Prezime'>, config: Config) {
  return describe(config, [{ '@type': 'Person', name: `${Ime} ${Prezime}`, givenName: Ime, familyName: Prezime }]);
}

function describe({ hasFeeds }: Config, graph: object[]) {
  return hasFeeds ? { jsonld: { '@context': 'https://schema.org', '@graph': graph } } : {};
}

function trailTo({ publicSiteUrl }: Config, title: string, url: string) {
  const items = [
    { name: new URL(publicSiteUrl).host, item: publicSiteUrl },
    { name: title, item: url },
  ];
  const itemListElement = items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
