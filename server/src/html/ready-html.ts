import { linkedFilePath } from '../files/records/file-paths-in.ts';
import { asBrowsersWrite, EVERYTHING } from './clean-html.ts';
import { sanitize } from './sanitize.ts';

/** A stored picture as HTML shows it. */
type ReadyPicture = { url: string; width: number | null; height: number | null; srcset: string };

/** Clean HTML, and the stored pictures in it by their paths. */
export type ReadyTask = {
  html: string;
  pictures: Record<string, ReadyPicture>;
  fileHostUrl: string | undefined;
};

type Attributes = Record<string, string>;

/** Pictures in a text are seldom shown wider, pixels. */
const SHOWN_WIDTH = 1280;

/**
 * The HTML with stored pictures that have their size, all widths and an address that may be cached for a year. Sizes and
 * widths that the author gave stay.
 */
export function readyHtml({ html, pictures, fileHostUrl }: ReadyTask): string {
  if (!/<img/i.test(html)) return html;
  const img = (tagName: string, attribs: Attributes) => {
    const picture = pictures[linkedFilePath(attribs['src'] ?? '', fileHostUrl) ?? ''];
    return { tagName, attribs: { ...attribs, ...(picture && readyAttributes(attribs, picture)), ...lazy(attribs) } };
  };
  return asBrowsersWrite(sanitize(html, { ...EVERYTHING, transformTags: { img } }));
}

function lazy({ loading = 'lazy' }: Attributes): Attributes {
  return { loading };
}

function readyAttributes(attribs: Attributes, picture: ReadyPicture): Attributes {
  const size = sizeOf(attribs, picture);
  // The author has chosen a width, or all of them.
  if (attribs['srcset'] !== undefined || /[?#]/.test(attribs['src'] ?? '')) return size;
  const shown = Math.min(Number(size['width'] ?? picture.width) || SHOWN_WIDTH, SHOWN_WIDTH);
  const sizes = `auto, (max-width: ${shown}px) 100vw, ${shown}px`;
  return { src: picture.url, ...size, ...(picture.srcset !== '' && { srcset: picture.srcset, sizes }) };
}

/** Width and height with the proportions of the picture; nothing where the author gave both, or one in percent. */
function sizeOf({ width, height }: Attributes, picture: ReadyPicture): Attributes {
  if (!picture.width || !picture.height) return {};
  const ratio = picture.height / picture.width;
  if (width === undefined && height === undefined) return { width: `${picture.width}`, height: `${picture.height}` };
  if (height === undefined && Number(width) > 0) return { height: `${Math.round(Number(width) * ratio)}` };
  if (width === undefined && Number(height) > 0) return { width: `${Math.round(Number(height) / ratio)}` };
  return {};
}
