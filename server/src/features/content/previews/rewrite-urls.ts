import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import type { Language } from '@baklja/contract/fields';
import type { PictureWidth } from '@baklja/contract/files/pictures';
import { shownClasses } from '@baklja/contract/rich-text';
import type sanitizeHtml from 'sanitize-html';
import type { Config } from '../../../config.ts';
import { pictureAddress } from '../../../files/file-address.ts';
import { EVERYTHING } from '../../../html/clean-html.ts';
import { cleanMarkup, type Markup } from '../../../html/markup.ts';
import { sanitize } from '../../../html/sanitize.ts';
import { previewText } from './preview.text.ts';

/**
 * Where a preview is shown: by itself, or in a frame within the application, in which nothing may run. In the frame a
 * link replaces a player.
 */
export type PreviewBase = Pick<Config, 'fileHostUrl' | 'publicSiteUrl'> & { isFramed: boolean };

export type RewritingTask = { html: string; place: PreviewBase; language: Language };

/** Pictures within a text are at most as wide as its lines, on high-density screens twice that, in pixels. */
const PICTURE_IN_TEXT: PictureWidth = 1280;

type Attributes = Record<string, string>;

/**
 * Clean HTML of a record, adapted to a preview: files come from the file host, other paths belong to the public site,
 * links open in a new window, and classes of the author have no effect.
 */
export function rewriteUrls(html: string, place: PreviewBase, language: Language): Markup {
  const transformTags = {
    iframe: (_: string, attribs: Attributes) => placePlayer(attribs, place, language),
    '*': (tagName: string, attribs: Attributes) => ({
      tagName,
      attribs: withShownClasses(placeAttributes(tagName, attribs, place)),
    }),
  };
  return cleanMarkup(sanitize(html, { ...EVERYTHING, transformTags }));
}

/** Classes of the author could be those of the preview's style sheet. */
function withShownClasses({ class: classes, ...attribs }: Attributes): Attributes {
  return classes === undefined ? attribs : { class: shownClasses(classes), ...attribs };
}

function placeAttributes(tagName: string, attribs: Attributes, place: PreviewBase): Attributes {
  const placed = placeAddresses(attribs, place);
  if (tagName === 'img') return { loading: 'lazy', ...placed, ...inWidth(attribs, place) };
  if (tagName !== 'a' || placed['href'] === undefined) return placed;
  return { ...placed, ...linkTarget(placed['href']) };
}

/** A stored picture without a requested width gets the greatest width at which it can be shown. */
function inWidth({ src = '', srcset }: Attributes, place: PreviewBase): Attributes {
  const isWhole = src.startsWith(`${FILES_PATH}/`) && !/[?#]/.test(src) && srcset === undefined;
  return isWhole ? { src: pictureAddress(place, src, [PICTURE_IN_TEXT]).src } : {};
}

/**
 * A player needs the address of the embedding site, and gets no more than its origin. In the sandbox of the editor it
 * could not run: a box of its size leads to the video.
 */
function placePlayer(attribs: Attributes, { isFramed }: PreviewBase, language: Language): sanitizeHtml.Tag {
  const src = (attribs['src'] ?? '').replace(/^\/\//, 'https://');
  if (!isFramed) return { tagName: 'iframe', attribs: { ...attribs, src, referrerpolicy: 'strict-origin' } };
  const href = videoPage(src);
  const words = previewText[language];
  const title = attribs['title']?.trim() || words.video;
  const text = `${title} · ${hostOf(href)} · ${words.openVideo}`;
  return { tagName: 'a', attribs: { 'data-video': '', href, ...linkTarget(href) }, text };
}

/** The page of the video outside the player. */
function videoPage(src: string): string {
  const youtube = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(src)?.[1];
  if (youtube !== undefined) return `https://www.youtube.com/watch?v=${youtube}`;
  return src.replace(/^https:\/\/player\.vimeo\.com\/video\//, 'https://vimeo.com/');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

/** How a link opens: in a new window, except for one within the text. */
export function linkTarget(href: string): Attributes {
  return /^(about:srcdoc)?#/.test(href) ? { target: '_self' } : { target: '_blank', rel: 'noopener noreferrer' };
}

/** The address of a record's link for a browser outside the public site. */
export function placeAddress(address: string, { fileHostUrl, publicSiteUrl, isFramed }: PreviewBase): string {
  const trimmed = address.trim();
  // In a document without an address, a bare fragment would lead to the surrounding page.
  if (trimmed.startsWith('#')) return isFramed ? `about:srcdoc${trimmed}` : trimmed;
  if (trimmed.startsWith('//') || URL.canParse(trimmed)) return trimmed;
  if (trimmed.startsWith(`${FILES_PATH}/`)) return `${(fileHostUrl ?? '').replace(/\/files$/, '')}${trimmed}`;
  return URL.canParse(trimmed, `${publicSiteUrl}/`) ? new URL(trimmed, `${publicSiteUrl}/`).href : trimmed;
}

const ADDRESSES = ['href', 'src', 'poster'] as const;

function placeAddresses(attribs: Attributes, place: PreviewBase): Attributes {
  const placed = { ...attribs };
  for (const name of ADDRESSES) {
    const address = attribs[name];
    if (address !== undefined) placed[name] = placeAddress(address, place);
  }
  const { srcset } = attribs;
  if (srcset !== undefined)
    placed['srcset'] = srcset
      .split(/,\s+/)
      .map((one) => placeCandidate(one, place))
      .join(', ');
  return placed;
}

function placeCandidate(candidate: string, place: PreviewBase): string {
  const [address = '', ...size] = candidate.trim().split(/\s+/);
  return [placeAddress(address, place), ...size].join(' ');
}
