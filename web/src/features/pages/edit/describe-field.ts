import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { textOfHtml } from '#web/widgets/record-form/text-of-html.ts';
import { pagesText as text } from '../pages.text.ts';
import type { PageDraft, PageField } from './page-form.ts';

const NAMES: Record<PageField, string> = {
  title: 'Naslov',
  description: 'Tekst',
  language: 'Jezik',
  image: text.image,
  show_buttons: 'Prikaz poveznica',
  buttons: text.links,
  show_accordion: 'Prikaz padajućih odjeljaka',
  accordion: text.accordion,
  show_gallery: 'Prikaz galerije',
  gallery: text.gallery,
};

/** What a field is called. */
export function fieldName(field: PageField): string {
  return NAMES[field];
}

/** A field as plain text that two people can compare. Empty when there is nothing in it. */
export function describeField(field: PageField, draft: PageDraft): string {
  switch (field) {
    case 'description':
      return textOfHtml(draft.description);
    case 'language':
      return LANGUAGE_NAMES[draft.language];
    case 'image':
      return [draft.image.url, draft.image.caption].filter(Boolean).join(' – ');
    case 'buttons':
      return draft.buttons.map(({ title, link }) => `${title} – ${link}`).join('\n');
    case 'accordion':
      return draft.accordion.map(({ title, data }) => `${title}\n${textOfHtml(data)}`).join('\n\n');
    case 'gallery':
      return draft.gallery.map(({ image, caption }) => `${image} – ${caption ?? ''}`).join('\n');
    case 'title':
      return draft.title;
    default:
      return draft[field] === 1 ? text.on : text.off;
  }
}
