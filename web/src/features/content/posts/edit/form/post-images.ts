import type { GalleryImage, PostImages } from '@baklja/contract/features/content/posts';
import type { PickedImage } from '#web/media/picker/picked-image.ts';

/** `intro` is the picture in lists, `fulltext` the picture in the article. */
export type ImageKind = 'intro' | 'fulltext';

/** Id of the alternative text field of a picture, or of the button that chooses the picture. */
export function imageFieldId(kind: ImageKind, part: 'alt' | 'caption' | 'choice'): string {
  return `post-image-${kind}-${part}`;
}

/** The pictures with one of them replaced, or removed: its texts change with it, the alignment stays. */
export function setImage(images: PostImages, kind: ImageKind, picture?: PickedImage): PostImages {
  const { src, alt, caption } = picture ?? { src: '', alt: '', caption: '' };
  return { ...images, [`image_${kind}`]: src, [`image_${kind}_alt`]: alt, [`image_${kind}_caption`]: caption };
}

export function copyIntroImage(images: PostImages): PostImages {
  const { image_intro: src = '', image_intro_alt: alt = '', image_intro_caption: caption = '' } = images;
  return setImage(images, 'fulltext', { src, alt, caption });
}

/** The gallery with more pictures at its end; their ids are unique in this gallery. */
export function addImages(
  gallery: readonly GalleryImage[],
  images: readonly Pick<GalleryImage, 'image' | 'caption'>[],
): GalleryImage[] {
  const used = gallery.map(({ id }) => Number(id)).filter(Number.isInteger);
  const first = Math.max(-1, ...used) + 1;
  return [...gallery, ...images.map(({ image, caption = '' }, place) => ({ image, id: first + place, caption }))];
}
