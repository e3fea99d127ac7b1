import type { PostImages } from '@baklja/contract/features/posts';
import type { PickedImage } from '#web/widgets/media-picker/picked-image.ts';

/** The picture of lists, or that of the article. */
export type ImageKind = 'intro' | 'fulltext';

/** Id of the field of a picture's text alternative, or of the button that chooses the picture. */
export function imageFieldId(kind: ImageKind, part: 'alt' | 'choice'): string {
  return `post-image-${kind}-${part}`;
}

/** The pictures with another one in the place; its texts come with it, its side stays. */
export function setImage(images: PostImages, kind: ImageKind, { src, alt, caption }: PickedImage): PostImages {
  return { ...images, [`image_${kind}`]: src, [`image_${kind}_alt`]: alt, [`image_${kind}_caption`]: caption };
}

/** The pictures without the one in the place and its texts. */
export function removeImage(images: PostImages, kind: ImageKind): PostImages {
  return { ...images, [`image_${kind}`]: '', [`image_${kind}_alt`]: '', [`image_${kind}_caption`]: '' };
}

/** The pictures with that of lists in the article too. */
export function copyIntroImage(images: PostImages): PostImages {
  const { image_intro: src = '', image_intro_alt: alt = '', image_intro_caption: caption = '' } = images;
  return setImage(images, 'fulltext', { src, alt, caption });
}
