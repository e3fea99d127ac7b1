import { withoutRefusedAddresses } from '@baklja/contract/address-rows';
import type { Flag, Language } from '@baklja/contract/fields';
import { makeHtmlWork } from '../../../html/html-work.ts';
import { cleanMarkup, type Markup, markup } from '../../../html/markup.ts';
import { previewText } from './preview.text.ts';
import { formatDay } from './preview-date.ts';
import { type Notice, previewDocument } from './preview-document.ts';
import { gallery, leadPicture } from './preview-pictures.ts';
import { entriesOfAccordion, linksOfPage, pictureOfPage, pictureOfPost, picturesOfGallery } from './record-parts.ts';
import { linkTarget, type PreviewBase, placeAddress, type RewritingTask, rewriteUrls } from './rewrite-urls.ts';

/** A post as a preview shows it: HTML clean, pictures as JSON text. */
export type ShownPost = {
  title: string;
  language: Language;
  created: string;
  introtext: string;
  fulltext: string;
  images: string;
  gallery: string;
};

/** A page as a preview shows it: HTML clean, the other parts as JSON text. */
export type ShownPage = {
  title: string;
  language: Language;
  description: string;
  image: string;
  buttons: string;
  accordion: string;
  gallery: string;
  show_gallery: Flag;
  show_buttons: Flag;
  show_accordion: Flag;
};

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
export function heading(title: string, language: Language): Markup {
  if (title.trim() !== '') return markup`<h1>${title}</h1>`;
  return markup`<h1 class="preview-untitled">${previewText[language].untitled}</h1>`;
}

/** Clean HTML of the record, with addresses of the preview; undefined without text. */
export async function text(
  className: string,
  html: string,
  language: Language,
  place: PreviewBase,
): Promise<Markup | undefined> {
  if (html.trim() === '') return undefined;
  const { fileHostUrl, publicSiteUrl, isFramed } = place;
  const rewritten = await rewrite({ html, place: { fileHostUrl, publicSiteUrl, isFramed }, language });
  return markup`<div class="preview-text ${className}">${cleanMarkup(rewritten)}</div>`;
}

async function accordion({ accordion: entries, language }: ShownPage, place: PreviewBase): Promise<Markup | undefined> {
  const items: Markup[] = [];
  for (const { title, data } of entriesOfAccordion(entries)) {
    const content = await text('preview-body', data, language, place);
    items.push(markup`
<details><summary>${title.trim() || previewText[language].untitled}</summary>${content}</details>`);
  }
  return items.length === 0 ? undefined : markup`<section class="preview-accordion">${items}</section>`;
}

function links({ buttons, language }: ShownPage, place: PreviewBase): Markup | undefined {
  const items = linksOfPage(buttons).map(({ title, link }) => {
    const href = placeAddress(link, place);
    const { target = '', rel = '' } = linkTarget(href);
    return markup`<li><a href="${href}" target="${target}" rel="${rel}">${title}</a></li>`;
  });
  if (items.length === 0) return undefined;
  return markup`<nav class="preview-links" aria-label="${previewText[language].links}"><ul>${items}</ul></nav>`;
}
