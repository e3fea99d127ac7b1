import type { AccordionEntry, PageButton, PagePicture } from '@baklja/contract/features/pages';
import { GALLERY_MAX_LENGTH } from '@baklja/contract/limits';
import { RICH_TEXT_LINK_SCHEMES } from '@baklja/contract/rich-text';
import { InvalidInputError } from '../../errors.ts';
import { filePathsIn } from '../../files/file-paths-in.ts';
import { hasSafeScheme } from '../../html/safe-scheme.ts';

/** The pictures of a page and their captions, both as JSON text. */
type Gallery = { gallery: string; gallery_captions: string };

const LINK_SCHEMES = new Set(RICH_TEXT_LINK_SCHEMES);

/** The accordion with the HTML of every entry clean. Takes and answers JSON text, as everything here does. */
export function cleanAccordion(accordion: string, cleanHtml: (html: string) => string): string {
  const entries = JSON.parse(accordion) as AccordionEntry[];
  return JSON.stringify(entries.map((entry) => ({ ...entry, data: cleanHtml(entry.data) })));
}

/** @throws InvalidInputError when a link would run something instead of leading somewhere. */
export function requireHarmlessLinks(buttons: string): void {
  const links = (JSON.parse(buttons) as PageButton[]).map(({ link }) => link);
  const place = links.findIndex((link) => !hasSafeScheme(link, LINK_SCHEMES));
  if (place < 0) return;
  const allowed = 'stazu koja počinje s / ili adresu koja počinje s http://, https://, mailto: ili tel:';
  const message = `Adresa poveznice ${place + 1} nije dopuštena. Upišite ${allowed}.`;
  throw new InvalidInputError(message, [{ field: 'buttons', message }]);
}

/**
 * A gallery and its captions in step. `captions` stand over those in the gallery, in its order; null and missing ones
 * leave what the gallery says.
 * @throws InvalidInputError when there are more captions than pictures.
 */
export function joinCaptions(gallery: string, captions = '[]'): Gallery {
  const pictures = JSON.parse(gallery) as PagePicture[];
  const given = JSON.parse(captions) as (string | null)[];
  if (given.length > pictures.length) refuseCaptions('Potpisa je više nego slika u galeriji.');
  const joined = pictures.map((picture, place) => {
    const caption = given[place] ?? picture.caption;
    return caption === undefined ? picture : { ...picture, caption };
  });
  const text = JSON.stringify(joined);
  if (text.length > GALLERY_MAX_LENGTH)
    refuseCaptions(`Galerija s potpisima ima više od ${GALLERY_MAX_LENGTH} znakova.`);
  return { gallery: text, gallery_captions: JSON.stringify(joined.map(({ caption }) => caption ?? '')) };
}

function refuseCaptions(message: string): never {
  throw new InvalidInputError(message, [{ field: 'gallery_captions', message }]);
}

/** Everything in which a page may name files. */
export type PageFiles = { description: string; image: string; gallery: string; buttons: string; accordion: string };

/** The paths of the files that a page shows or links. */
export function filePathsOf(page: PageFiles, fileHostUrl: string | undefined): string[] {
  const { description, image, gallery, buttons, accordion } = page;
  const entries = (JSON.parse(accordion) as AccordionEntry[]).map(({ data }) => data);
  const links = (JSON.parse(buttons) as PageButton[]).map(({ link }) => link);
  return filePathsIn({ html: [description, ...entries], pictures: [image, gallery], links }, fileHostUrl);
}
