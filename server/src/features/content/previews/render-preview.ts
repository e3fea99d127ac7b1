import { withoutRefusedAddresses } from '@baklja/contract/address-rows';
import { issuePeriod } from '@baklja/contract/features/magazine/issue-number';
import type { Language } from '@baklja/contract/fields';
import type { PictureWidth } from '@baklja/contract/files/pictures';
import { readJsonItem, readJsonItems, textOf } from '@baklja/contract/json-text';
import { pictureAddress } from '../../../files/file-address.ts';
import { makeHtmlWork } from '../../../html/html-work.ts';
import { cleanMarkup, type Markup, markup } from '../../../html/markup.ts';
import type { RowOf } from '../../../records/record-definition.ts';
import type { PageFiles } from '../pages/page-parts.ts';
import { previewText, magazinePreviewText as words } from './preview.text.ts';
import { formatDay, type Notice, previewDocument } from './preview-document.ts';
import { linkTarget, type PreviewBase, placeAddress, type RewritingTask, rewriteUrls } from './rewrite-urls.ts';

/** A post as a preview shows it: HTML clean, pictures as JSON text. */
export type ShownPost = Pick<
  RowOf<'post'>,
  'title' | 'language' | 'created' | 'introtext' | 'fulltext' | 'images' | 'gallery'
>;

/** A page as a preview shows it: HTML clean, the other parts as JSON text. */
export type ShownPage = PageFiles & Pick<RowOf<'page'>, 'title' | 'language' | `show_${PagePart}`>;

type PagePart = 'gallery' | 'buttons' | 'accordion';

/** Where the document is shown; with a notice it is shown through a link. */
export type PreviewOptions = PreviewBase & { stylesheet: string; notice?: Notice };

const rewrite = makeHtmlWork<RewritingTask>(
  new URL('./rewrite-urls-worker.ts', import.meta.url),
  ({ html, place, language }) => rewriteUrls(html, place, language).html,
);

/** A post as a whole HTML document without scripts. */
export async function renderPost(sent: ShownPost, options: PreviewOptions): Promise<string> {
  const post = withoutRefusedAddresses('post', sent);
  const { title, language, created, introtext, fulltext } = post;
  const record = markup`<article>
${heading(title, language)}
<p class="preview-date"><time datetime="${created}">${formatDay(created, language)}</time></p>
${leadPicture(pictureOfPost(post.images), options)}
${await text('preview-intro', introtext, language, options)}
${await text('preview-body', fulltext, language, options)}
${gallery(picturesOfGallery(post.gallery), previewText[language].gallery, options)}
</article>`;
  return previewDocument({ title, language, record, ...options });
}

/** A page as a whole HTML document without scripts; a part with a switch appears only when the switch is on. */
export async function renderPage(sent: ShownPage, options: PreviewOptions): Promise<string> {
  const page = withoutRefusedAddresses('page', sent);
  const { title, language } = page;
  const record = markup`<article>
${heading(title, language)}
${leadPicture(pictureOfPage(page.image), options)}
${await text('preview-body', page.description, language, options)}
${page.show_accordion === 1 ? await accordion(page, options) : undefined}
${page.show_buttons === 1 ? links(page, options) : undefined}
${page.show_gallery === 1 ? gallery(picturesOfGallery(page.gallery), previewText[language].gallery, options) : undefined}
</article>`;
  return previewDocument({ title, language, record, ...options });
}

/** The title, or a word in its place. */
function heading(title: string, language: Language): Markup {
  if (title.trim() !== '') return markup`<h1>${title}</h1>`;
  return markup`<h1 class="preview-untitled">${previewText[language].untitled}</h1>`;
}

/** Clean HTML of the record, with addresses of the preview; undefined without text. */
async function text(
  className: string,
  html: string,
  language: Language,
  place: PreviewBase,
): Promise<Markup | undefined> {
  if (html.trim() === '') return undefined;
  const { fileHostUrl, publicSiteUrl, isFramed } = place;
  const rewritten = await rewrite({ html, place: { fileHostUrl, publicSiteUrl, isFramed }, language });
  return markup`<div class="article-text ${className}">${cleanMarkup(rewritten)}</div>`;
}

async function accordion({ accordion: entries, language }: ShownPage, place: PreviewBase): Promise<Markup | undefined> {
  const items: Markup[] = [];
  for (const { title, data } of readJsonItems(entries)) {
    const content = await text('preview-body', textOf(data), language, place);
    items.push(markup`
<details><summary>${textOf(title).trim() || previewText[language].untitled}</summary>${content}</details>`);
  }
  return items.length === 0 ? undefined : markup`<section class="preview-accordion">${items}</section>`;
}

function links({ buttons, language }: ShownPage, place: PreviewBase): Markup | undefined {
  const named = readJsonItems(buttons).map(({ title, link }) => ({ title: textOf(title).trim(), link: textOf(link) }));
  const shown = named.filter(({ title, link }) => title !== '' && link.trim() !== '');
  const items = shown.map(({ title, link }) => {
    const href = placeAddress(link, place);
    const { target = '', rel = '' } = linkTarget(href);
    return markup`<li><a href="${href}" target="${target}" rel="${rel}">${title}</a></li>`;
  });
  if (items.length === 0) return undefined;
  return markup`<nav class="preview-links" aria-label="${previewText[language].links}"><ul>${items}</ul></nav>`;
}

function pictureOfPost(images: string): ShownPicture {
  const item = readJsonItem(images);
  return {
    image: textOf(item['image_fulltext']),
    alt: textOf(item['image_fulltext_alt']),
    caption: textOf(item['image_fulltext_caption']),
    side: textOf(item['float_fulltext']),
  };
}

function pictureOfPage(image: string): ShownPicture {
  const item = readJsonItem(image);
  return { image: textOf(item['url']), alt: '', caption: textOf(item['caption']) };
}

function picturesOfGallery(gallery: string): ShownPicture[] {
  return readJsonItems(gallery).map(({ image, caption }) => ({
    image: textOf(image),
    alt: '',
    caption: textOf(caption),
  }));
}

/** A picture with its texts; absent texts are empty. `side` is one of the old values of `float_…`. */
type ShownPicture = { image: string; alt: string; caption: string; side?: string };

const LEAD_WIDTHS: readonly PictureWidth[] = [640, 960, 1280, 1920];
const GALLERY_WIDTHS: readonly PictureWidth[] = [320, 640, 960];

function leadPicture({ image, alt, caption, side = '' }: ShownPicture, place: PreviewBase): Markup | undefined {
  if (image === '') return undefined;
  const { src, srcset } = pictureAddress(place, image, LEAD_WIDTHS);
  const sizes = '(max-width: 960px) 100vw, 920px';
  return markup`<figure class="preview-lead" data-side="${/^(left|right)$/.test(side) ? side : ''}">
<img src="${src}"${sources(srcset, sizes)} alt="${alt}">${captionOf(caption)}
</figure>`;
}

function gallery(pictures: readonly ShownPicture[], head: string, place: PreviewBase): Markup | undefined {
  const shown = pictures.filter(({ image }) => image !== '');
  if (shown.length === 0) return undefined;
  return markup`<section class="preview-gallery">
<h2>${head}</h2>
<ul>${shown.map((picture) => galleryItem(picture, place))}</ul>
</section>`;
}

function galleryItem({ image, alt, caption }: ShownPicture, place: PreviewBase): Markup {
  const { src, srcset } = pictureAddress(place, image, GALLERY_WIDTHS);
  const sizes = '(max-width: 600px) 100vw, (max-width: 960px) 50vw, 300px';
  return markup`
<li><figure><img src="${src}"${sources(srcset, sizes)} alt="${alt}" loading="lazy">${captionOf(caption)}</figure></li>`;
}

function sources(srcset: string, sizes: string): Markup | undefined {
  return srcset === '' ? undefined : markup` srcset="${srcset}" sizes="${sizes}"`;
}

function captionOf(caption: string): Markup | undefined {
  return caption.trim() === '' ? undefined : markup`<figcaption>${caption}</figcaption>`;
}

/** An article of the magazine as a preview shows it: names in place of ids, HTML clean. */
export type ShownArticle = {
  naslov: string;
  podnaslov: string;
  section: string | undefined;
  issue: { title: string; mjesec: string; godina: number | null } | undefined;
  /** Names of those who sign it, in order. */
  signers: readonly string[];
  photographer: string | undefined;
  firstPage: number | null;
  lastPage: number | null;
  /** Content (HTML). */
  content: string;
};

/** The magazine is Croatian. */
const LANGUAGE = 'hr-HR';

export async function renderMagazineArticle(article: ShownArticle, options: PreviewOptions): Promise<string> {
  const { naslov, podnaslov, section, signers, photographer, content } = article;
  const record = markup`<article>
${line('preview-section', section)}
${heading(naslov, LANGUAGE)}
${line('preview-subtitle', podnaslov)}
${line('preview-signers', signers.join(', '))}
${line('preview-photographs', photographer && `${words.photographs} ${photographer}`)}
${line('preview-date', printedIn(article))}
${await text('preview-body', content, LANGUAGE, options)}
</article>`;
  return previewDocument({ title: naslov, language: LANGUAGE, record, ...options });
}

/** „Olimp 083, rujan 2026., str. 16–21” */
function printedIn({ issue, firstPage, lastPage }: ShownArticle): string {
  const pages = firstPage !== null && words.pages(firstPage, lastPage ?? firstPage);
  return [issue?.title, issue && issuePeriod(issue), pages].filter(Boolean).join(', ');
}

function line(className: string, words: string | undefined): Markup | undefined {
  return words?.trim() ? markup`<p class="${className}">${words}</p>` : undefined;
}
