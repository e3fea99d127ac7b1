import type { MediaFile } from '@baklja/contract/features/media';
import type { Language } from '@baklja/contract/fields';
import { storedFilePath } from '#web/lib/paths.ts';

/** The texts that a record copies from a picture, in its language; empty where unknown. */
export type PickedImage = { src: string; alt: string; caption: string };

/** A chosen picture as a record stores it. The author follows the caption, as readers expect. */
export function toPickedImage(file: MediaFile, language: Language): PickedImage {
  const isCroatian = language === 'hr-HR';
  const caption = isCroatian ? file.caption : file.caption_eng;
  const credit = file.author === '' ? '' : `${isCroatian ? 'Foto' : 'Photo'}: ${file.author}`;
  return {
    src: storedFilePath(file.path),
    alt: isCroatian ? file.alt : file.alt_eng,
    caption: [caption, credit].filter(Boolean).join(' '),
  };
}
