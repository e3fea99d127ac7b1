import { readJsonItem, readJsonItems, textOf } from '@baklja/contract/json-text';
import type { ShownPicture } from './preview-pictures.ts';

/** The picture of the article of a post. */
export function pictureOfPost(images: string): ShownPicture {
  const item = readJsonItem(images);
  return {
    image: textOf(item['image_fulltext']),
    alt: textOf(item['image_fulltext_alt']),
    caption: textOf(item['image_fulltext_caption']),
    side: textOf(item['float_fulltext']),
  };
}

/** The picture of a page; only its caption is known. */
export function pictureOfPage(image: string): ShownPicture {
  const item = readJsonItem(image);
  return { image: textOf(item['url']), alt: '', caption: textOf(item['caption']) };
}

/** The pictures of a gallery; only their captions are known. */
export function picturesOfGallery(gallery: string): ShownPicture[] {
  return readJsonItems(gallery).map((item) => ({
    image: textOf(item['image']),
    alt: '',
    caption: textOf(item['caption']),
  }));
}

/** The links below a page that have an address. */
export function linksOfPage(buttons: string): { title: string; link: string }[] {
  const links = readJsonItems(buttons).map((item) => ({
    title: textOf(item['title']).trim(),
    link: textOf(item['link']),
  }));
  return links.filter(({ title, link }) => title !== '' && link.trim() !== '');
}

/** The entries of an accordion; `data` is HTML. */
export function entriesOfAccordion(accordion: string): { title: string; data: string }[] {
  return readJsonItems(accordion).map((item) => ({ title: textOf(item['title']), data: textOf(item['data']) }));
}
