import type { AccordionEntry, PageButton, PagePicture } from '@baklja/contract/features/content/pages';
import { GALLERY_MAX_LENGTH } from '@baklja/contract/limits';
import { invalidField } from '../../../errors.ts';
import { filePathsIn } from '../../../files/records/file-paths-in.ts';

/** The pictures of a page and their captions, both as JSON text. */
type Gallery = { gallery: string; gallery_captions: string };

/**
 * A gallery and its captions with equal content. `captions` override those in the gallery, in its order; a null or
 * missing one keeps the gallery's caption.
 * @throws InvalidInputError when there are more captions than pictures.
 */
export function joinCaptions(gallery: string, captions = '[]'): Gallery {
  const pictures = JSON.parse(gallery) as PagePicture[];
  const given = JSON.parse(captions) as (string | null)[];
  if (given.length > pictures.length) throw invalidField('gallery_captions', 'Potpisa je više nego slika u galeriji.');
  const joined = pictures.map((picture, place) => {
    const caption = given[place] ?? picture.caption;
    return caption === undefined ? picture : { ...picture, caption };
  });
  const text = JSON.stringify(joined);
  if (text.length > GALLERY_MAX_LENGTH)
    throw invalidField('gallery_captions', `Galerija s potpisima ima više od ${GALLERY_MAX_LENGTH} znakova.`);
  return { gallery: text, gallery_captions: JSON.stringify(joined.map(({ caption }) => caption ?? '')) };
}

/** All fields of a page that may name files. */
export type PageFiles = { description: string; image: string; gallery: string; buttons: string; accordion: string };

export function filePathsOf(page: PageFiles, fileHostUrl: string | undefined): string[] {
  const { description, image, gallery, buttons, accordion } = page;
  const entries = (JSON.parse(accordion) as AccordionEntry[]).map(({ data }) => data);
  const links = (JSON.parse(buttons) as PageButton[]).map(({ link }) => link);
  return filePathsIn({ html: [description, ...entries], pictures: [image, gallery], links }, fileHostUrl);
}
