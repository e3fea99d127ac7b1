import type { GalleryImage } from '@baklja/contract/features/posts';

/** The gallery with pictures more at its end. Their ids are new in this gallery. */
export function addImages(
  gallery: readonly GalleryImage[],
  images: readonly Pick<GalleryImage, 'image' | 'caption'>[],
): GalleryImage[] {
  const used = gallery.map(({ id }) => Number(id)).filter(Number.isInteger);
  const first = Math.max(-1, ...used) + 1;
  return [...gallery, ...images.map(({ image, caption = '' }, place) => ({ image, id: first + place, caption }))];
}

/** The gallery without the picture at the place. */
export function removeImage(gallery: readonly GalleryImage[], place: number): GalleryImage[] {
  return gallery.filter((_, candidate) => candidate !== place);
}

/** The gallery with the picture at the place moved by so many places; past an end it stays at the end. */
export function moveImage(gallery: readonly GalleryImage[], place: number, by: number): GalleryImage[] {
  const moved = [...gallery];
  const [image] = moved.splice(place, 1);
  if (image) moved.splice(Math.min(Math.max(place + by, 0), moved.length), 0, image);
  return moved;
}

/** The gallery with another caption at the place. */
export function setCaption(gallery: readonly GalleryImage[], place: number, caption: string): GalleryImage[] {
  return gallery.map((image, candidate) => (candidate === place ? { ...image, caption } : image));
}
