import type { MediaFile } from '@baklja/contract/features/media/media';
import type { Language } from '@baklja/contract/fields';
import { storedFilePath } from '#web/lib/paths.ts';

/** A picture as a record stores it, with its texts in the language of the record; empty where unknown. */
export type PickedImage = { src: string; alt: string; caption: string };

export type PictureTexts = { alt: string; caption: string; author: string };

export function textsOfFile(file: MediaFile, language: Language): PictureTexts {
  const isCroatian = language === 'hr-HR';
  return {
    alt: isCroatian ? file.alt : file.alt_eng,
    caption: isCroatian ? file.caption : file.caption_eng,
    author: file.author,
  };
}

/** A chosen picture as a record stores it; its texts are those of the file, unless the user wrote others. */
export function toPickedImage(
  file: MediaFile,
  language: Language,
  texts: PictureTexts = textsOfFile(file, language),
): PickedImage {
  return { src: storedFilePath(file.path), alt: texts.alt.trim(), caption: captionWithAuthor(texts, language) };
}

/** The caption as a sentence, followed by the author as readers expect: `Doček u Zagrebu. Foto: A. Autor`. */
export function captionWithAuthor({ caption, author }: PictureTexts, language: Language): string {
  const [sentence, name] = [caption.trim(), author.trim()];
  if (name === '') return sentence;
  const credit = `${language === 'hr-HR' ? 'Foto' : 'Photo'}: ${name}`;
  if (sentence === '') return credit;
  return `${/[.!?…]["”»’)]*$/.test(sentence) ? sentence : `${sentence}.`} ${credit}`;
}
