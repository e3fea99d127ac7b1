import type { GalleryImage, PostImages } from '@baklja/contract/features/content/posts';
import { THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { parseJsonText, readJsonItem } from '@baklja/contract/json-text';
import { pictureUrl } from './paths.ts';

/** The pictures of a post from their JSON text; none when the JSON is invalid. */
export function readImages(text: string): PostImages {
  return readJsonItem(text) as PostImages;
}

/** The gallery of a post from its JSON text; empty when the JSON is invalid. */
export function readGallery(text: string): GalleryImage[] {
  const parsed = parseJsonText(text);
  return Array.isArray(parsed) ? parsed : [];
}

/** Address of the small picture of a post in lists; undefined when the post has none. */
export function introPictureUrl(images: string, fileHostUrl: string): string | undefined {
  const { image_intro, image_fulltext } = readImages(images);
  const path = image_intro || image_fulltext;
  return path ? pictureUrl(path, fileHostUrl, { width: THUMBNAIL_WIDTH }) : undefined;
}
