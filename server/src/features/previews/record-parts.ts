import type { ShownPicture } from './preview-pictures.ts';

/** What the JSON texts of a record hold, as far as it has the shape of today; old records may hold anything. */
type Item = Record<string, unknown>;

/** The picture of the article of a post. */
export function pictureOfPost(images: string): ShownPicture {
  const item = toItem(readJson(images));
  return {
    image: text(item, 'image_fulltext'),
    alt: text(item, 'image_fulltext_alt'),
    caption: text(item, 'image_fulltext_caption'),
    side: text(item, 'float_fulltext'),
  };
}

/** The picture of a page; its caption is all that is known of it. */
export function pictureOfPage(image: string): ShownPicture {
  const item = toItem(readJson(image));
  return { image: text(item, 'url'), alt: '', caption: text(item, 'caption') };
}

/** The pictures of a gallery; the caption is all that is known of each. */
export function picturesOfGallery(gallery: string): ShownPicture[] {
  return readItems(gallery).map((item) => ({ image: text(item, 'image'), alt: '', caption: text(item, 'caption') }));
}

/** The links below a page that lead somewhere. */
export function linksOfPage(buttons: string): { title: string; link: string }[] {
  const links = readItems(buttons).map((item) => ({ title: text(item, 'title').trim(), link: text(item, 'link') }));
  return links.filter(({ title, link }) => title !== '' && link.trim() !== '');
}

/** The entries of an accordion; `data` is HTML. */
export function entriesOfAccordion(accordion: string): { title: string; data: string }[] {
  return readItems(accordion).map((item) => ({ title: text(item, 'title'), data: text(item, 'data') }));
}

function readItems(json: string): Item[] {
  const list = readJson(json);
  return Array.isArray(list) ? list.map(toItem) : [];
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function toItem(value: unknown): Item {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(item: Item, name: string): string {
  const value = item[name];
  return typeof value === 'string' ? value : '';
}
