import type { MediaFile } from '@baklja/contract/features/media';
import type { Language } from '@baklja/contract/fields';
import { storedFilePath } from '#web/lib/paths.ts';

/** What a record that shows a picture takes over from it, in its language; empty texts where nothing is known. */
export type PickedImage = { src: string; alt: string; caption: string };

/** A chosen picture as a record keeps it. Its author stands behind the caption, as readers are used to. */
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
