import { isAllowedAddress } from '@baklja/contract/addresses';
import {
  NEW_PAGE_COLUMNS,
  type PageDraft as NewPage,
  PAGE_LINK,
  type Page,
  type PageButton,
} from '@baklja/contract/features/content/pages';
import { unitsOfPage } from '@baklja/contract/records/translation-progress';
import { toRow } from '@baklja/contract/rows';
import { defineRecordForm, fieldId, required } from '#web/forms/define-record-form.ts';
import type { FieldProblem } from '#web/forms/editing/draft.ts';
import { completeAddress } from '#web/forms/link-field/link-address.ts';
import { blocksOfHtml } from '#web/forms/rich-text-editor/html/split-html.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { publicUrl } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { picturesOfHtml, textOfHtml } from '#web/lib/text/html-text.ts';
import { PAGE_MESSAGE_MS, PAGE_REDIRECT_MS } from '#web/lib/timings.ts';
import { galleryCaptionId } from '#web/media/gallery/gallery-caption-id.ts';
import {
  draftFromPage,
  EMPTY_PAGE,
  sentAccordion,
  sentButtons,
  sentGallery,
  sentImage,
  toNewPage,
  toPreview,
  toUpdateBody,
} from './page-draft.ts';

export const PICTURE_CAPTION_ID = 'page-image-caption';
export const PICTURE_CHOICE_ID = 'page-image-choice';

const describeSwitch = (isOn: 0 | 1) => (isOn === 1 ? 'Uključeno' : 'Isključeno');

/** The form of a page. Two drafts are equal when their request bodies are equal. */
export const pageForm = defineRecordForm({
  kind: 'page',
  list: () => ({ path: paths.pages, title: 'Uredi stranice-kategorije' }),
  empty: EMPTY_PAGE,
  fields: {
    title: { label: 'Naslov', check: required('Unesite naslov!') },
    description: { label: 'Tekst', describe: textOfHtml, pictures: picturesOfHtml, blocks: blocksOfHtml },
    language: { label: 'Jezik', describe: (language) => LANGUAGE_NAMES[language] },
    image: {
      label: 'Slika',
      comparable: sentImage,
      pictures: ({ url = '', caption = '' }) => (url === '' ? [] : [{ path: url, words: caption }]),
    },
    show_buttons: { label: 'Prikaz poveznica', describe: describeSwitch },
    buttons: {
      label: 'Poveznice',
      check: linkProblems,
      comparable: sentButtons,
      describe: (buttons) => buttons.map(({ title, link }) => `${title} – ${link}`).join('\n'),
    },
    show_accordion: { label: 'Prikaz padajućih odjeljaka', describe: describeSwitch },
    accordion: {
      label: 'Padajući odjeljci',
      check: entryProblems,
      comparable: sentAccordion,
      describe: (entries) => entries.map(({ title, data }) => `${title}\n${textOfHtml(data)}`).join('\n\n'),
      pictures: (entries) => entries.flatMap(({ data }) => picturesOfHtml(data)),
    },
    show_gallery: { label: 'Prikaz galerije', describe: describeSwitch },
    gallery: {
      label: 'Galerija',
      comparable: sentGallery,
      pictures: (gallery) => gallery.map(({ image, caption = '' }) => ({ path: image, words: caption })),
    },
  },
  fromRecord: draftFromPage,
  toCreate: (draft, original?: Page) => ({
    query: original ? { translation_of: original.id } : {},
    // The contract describes the object; the call takes a list with its row.
    body: [toRow(toNewPage(draft), NEW_PAGE_COLUMNS)] as unknown as NewPage,
  }),
  toUpdate: (draft, base) => ({ body: toUpdateBody(draft, base) }),
  publication: (_, { id }) => ({
    describeSave: (time) => `Stranica spremljena u ${time}`,
    url: publicUrl(paths.publicPage(id)),
  }),
  toPreview,
  missing: { fields: ['title'], text: titleMissing },
  describeFailure: (error, isUpdate) => (isAboutTitle(error) ? titleMissing(isUpdate) : error.message),
  translation: {
    kept: ['image', 'show_buttons', 'show_accordion', 'show_gallery', 'gallery'],
    texts: ['title', 'description', 'accordion', 'buttons'],
    parts: ({ description, accordion }) => [
      { label: 'Tekst', html: description },
      ...accordion.map(({ title, data }, place) => ({ label: `${place + 1}. ${title}`, html: data })),
    ],
    units: unitsOfPage,
    unitId: pageFieldId,
  },
  after: {
    create: { messageMs: PAGE_MESSAGE_MS, goAfterMs: PAGE_REDIRECT_MS },
    update: { messageMs: PAGE_MESSAGE_MS },
    remove: { goAfterMs: PAGE_REDIRECT_MS },
  },
});

function titleMissing(isUpdate: boolean): string {
  return isUpdate ? 'Pripazite da je naslov unesen!' : 'Unesite naslov!';
}

function isAboutTitle(error: Error): boolean {
  if (!(error instanceof ApiError) || error.status !== 400) return false;
  return error.code === 'incomplete' || error.errors.some(({ field }) => field === 'title');
}

type ListField = 'buttons-title' | 'buttons-link' | 'accordion-title';

export function itemField(field: ListField, place: number): string {
  return `${field}-${place}`;
}

export function problemOf(problems: readonly FieldProblem[], field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

/** The problems of the links, in their order. An address that is stored may stay as it is. */
function linkProblems(links: readonly PageButton[], _draft: unknown, stored: readonly PageButton[] = []) {
  return links.flatMap(({ title, link }, place) => {
    const problems: FieldProblem[] = [];
    const label = `poveznica ${place + 1}`;
    const address = completeAddress(link);
    if (title.trim() === '') {
      const field = itemField('buttons-title', place);
      problems.push({ field, label: `${label}, tekst`, message: 'Upišite tekst poveznice.' });
    }
    const isAllowed = isAllowedAddress(address, { allows: PAGE_LINK }) || stored.some((one) => one.link === link);
    if (address === '' || !isAllowed) {
      const message =
        address === ''
          ? 'Upišite adresu.'
          : 'Ovakva adresa nije dopuštena. Upišite adresu koja počinje s https:// ili stazu koja počinje s /.';
      problems.push({ field: itemField('buttons-link', place), label: `${label}, adresa`, message });
    }
    return problems;
  });
}

function entryProblems(entries: readonly { title: string }[]): FieldProblem[] {
  return entries.flatMap(({ title }, place) => {
    if (title.trim() !== '') return [];
    const field = itemField('accordion-title', place);
    return [{ field, label: `odjeljak ${place + 1}`, message: 'Upišite naslov odjeljka.' }];
  });
}

/** The element of a text; for the text of a section, that of its title. */
function pageFieldId(field: string): string {
  if (field === 'image') return PICTURE_CAPTION_ID;
  const [, part, place = 0] = /^(gallery|buttons|accordion|accordion-text)-(\d+)$/.exec(field) ?? [];
  if (part === 'gallery') return galleryCaptionId(Number(place));
  if (part === 'buttons') return fieldId('page', itemField('buttons-title', Number(place)));
  return fieldId('page', part ? itemField('accordion-title', Number(place)) : field);
}
