import type { Page } from '@baklja/contract/features/content/pages';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { blocksOfHtml } from '#web/forms/rich-text-editor/html/split-html.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { publicUrl } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { picturesOfHtml, textOfHtml } from '#web/lib/text/html-text.ts';
import { PAGE_MESSAGE_MS, PAGE_REDIRECT_MS } from '#web/lib/timings.ts';
import { newPageBody } from '../pages.queries.ts';
import { pagesText as text } from '../pages.text.ts';
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
import { entryProblems, linkProblems } from './page-problems.ts';
import { unitsOfPage } from './page-units.ts';

const describeSwitch = (isOn: 0 | 1) => (isOn === 1 ? text.on : text.off);

/** The form of a page. Two drafts are equal when their request bodies are equal. */
export const pageForm = defineRecordForm({
  kind: 'page',
  listTitle: text.listTitle,
  empty: EMPTY_PAGE,
  fields: {
    title: { label: 'Naslov', check: required(text.titleMissing) },
    description: { label: 'Tekst', describe: textOfHtml, pictures: picturesOfHtml, blocks: blocksOfHtml },
    language: { label: 'Jezik', describe: (language) => LANGUAGE_NAMES[language] },
    image: {
      label: text.image,
      comparable: sentImage,
      pictures: ({ url = '', caption = '' }) => (url === '' ? [] : [{ path: url, words: caption }]),
    },
    show_buttons: { label: 'Prikaz poveznica', describe: describeSwitch },
    buttons: {
      label: text.links,
      check: linkProblems,
      comparable: sentButtons,
      describe: (buttons) => buttons.map(({ title, link }) => `${title} – ${link}`).join('\n'),
    },
    show_accordion: { label: 'Prikaz padajućih odjeljaka', describe: describeSwitch },
    accordion: {
      label: text.accordion,
      check: entryProblems,
      comparable: sentAccordion,
      describe: (entries) => entries.map(({ title, data }) => `${title}\n${textOfHtml(data)}`).join('\n\n'),
      pictures: (entries) => entries.flatMap(({ data }) => picturesOfHtml(data)),
    },
    show_gallery: { label: 'Prikaz galerije', describe: describeSwitch },
    gallery: {
      label: text.gallery,
      comparable: sentGallery,
      pictures: (gallery) => gallery.map(({ image, caption = '' }) => ({ path: image, words: caption })),
    },
  },
  fromRecord: draftFromPage,
  toCreate: (draft, original?: Page) => ({
    query: original ? { translation_of: original.id } : {},
    body: newPageBody(toNewPage(draft)),
  }),
  toUpdate: (draft, base) => ({ body: toUpdateBody(draft, base) }),
  publication: (_, { id }) => ({ describeSave: text.savedAt, url: publicUrl(paths.publicPage(id)) }),
  toPreview,
  describeProblems: (problems, isUpdate) =>
    problems.some(({ field }) => field === 'title') ? titleMissing(isUpdate) : text.incomplete,
  describeFailure: (error, isUpdate) => (isAboutTitle(error) ? titleMissing(isUpdate) : error.message),
  translation: {
    kept: ['image', 'show_buttons', 'show_accordion', 'show_gallery', 'gallery'],
    texts: ['title', 'description', 'accordion', 'buttons'],
    parts: ({ description, accordion }) => [
      { label: 'Tekst', html: description },
      ...accordion.map(({ title, data }, place) => ({ label: `${place + 1}. ${title}`, html: data })),
    ],
    units: unitsOfPage,
  },
  after: {
    create: { messageMs: PAGE_MESSAGE_MS, goAfterMs: PAGE_REDIRECT_MS },
    update: { messageMs: PAGE_MESSAGE_MS },
    remove: { goAfterMs: PAGE_REDIRECT_MS },
  },
});

function titleMissing(isUpdate: boolean): string {
  return isUpdate ? text.titleMissingInUpdate : text.titleMissing;
}

function isAboutTitle(error: Error): boolean {
  if (!(error instanceof ApiError) || error.status !== 400) return false;
  return error.code === 'incomplete' || error.errors.some(({ field }) => field === 'title');
}
