import type { GalleryImage } from '@baklja/contract/features/content/posts';

/** The gallery with more pictures at its end; their ids are unique in this gallery. */
export function addImages(
  gallery: readonly GalleryImage[],
  images: readonly Pick<GalleryImage, 'image' | 'caption'>[],
): GalleryImage[] {
  const used = gallery.map(({ id }) => Number(id)).filter(Number.isInteger);
  const first = Math.max(-1, ...used) + 1;
  return [...gallery, ...images.map(({ image, caption = '' }, place) => ({ image, id: first + place, caption }))];
}
