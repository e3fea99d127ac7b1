import type { Flag, Language } from '@baklja/contract/fields';
import { type Markup, markup } from '../../html/markup.ts';
import { previewText } from './preview.text.ts';
import { formatDay } from './preview-date.ts';
import { type Notice, previewDocument } from './preview-document.ts';
import { gallery, leadPicture } from './preview-pictures.ts';
import { entriesOfAccordion, linksOfPage, pictureOfPage, pictureOfPost, picturesOfGallery } from './record-parts.ts';
import { linkTarget, type PreviewBase, placeAddress, rewriteUrls } from './rewrite-urls.ts';

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

/** A post as a whole HTML document without scripts. */
export function renderPost(post: ShownPost, options: PreviewOptions): string {
  const { title, language, created, introtext, fulltext } = post;
  const record = markup`<article>
${heading(title, language)}
<p class="preview-date"><time datetime="${created}">${formatDay(created, language)}</time></p>
${leadPicture(pictureOfPost(post.images), options)}
${text('preview-intro', introtext, language, options)}
${text('preview-body', fulltext, language, options)}
${gallery(picturesOfGallery(post.gallery), previewText[language].gallery, options)}
</article>`;
  return previewDocument({ title, language, record, ...options });
}

/** A page as a whole HTML document without scripts; a part with a switch appears only when the switch is on. */
export function renderPage(page: ShownPage, options: PreviewOptions): string {
  const { title, language } = page;
  const record = markup`<article>
${heading(title, language)}
${leadPicture(pictureOfPage(page.image), options)}
${text('preview-body', page.description, language, options)}
${page.show_accordion === 1 ? accordion(page, options) : undefined}
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
export function text(className: string, html: string, language: Language, place: PreviewBase): Markup | undefined {
  if (html.trim() === '') return undefined;
  return markup`<div class="preview-text ${className}">${rewriteUrls(html, place, language)}</div>`;
}

function accordion({ accordion: entries, language }: ShownPage, place: PreviewBase): Markup | undefined {
  const items = entriesOfAccordion(entries).map(
    ({ title, data }) => markup`
<details><summary>${title.trim() || previewText[language].untitled}</summary>${text('preview-body', data, language, place)}</details>`,
  );
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
