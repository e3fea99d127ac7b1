import { type Static, type TSchema, Type } from 'typebox';
import { type AddressKind, addressPart } from '../../addresses.ts';
import * as Field from '../../fields.ts';
import { htmlForm, markPicture, withPictures } from '../../files/shown-pictures.ts';
import {
  CAPTION_MAX_LENGTH,
  GALLERY_MAX_ITEMS,
  GALLERY_MAX_LENGTH,
  HTML_MAX_LENGTH,
  IMAGE_PATH_MAX_LENGTH,
  IMAGES_MAX_LENGTH,
  PAGE_ACCORDION_MAX_ITEMS,
  PAGE_BUTTONS_MAX_ITEMS,
  PAGE_TITLE_MAX_LENGTH,
} from '../../limits.ts';
import { recordRoutes, translationRoute } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { rowInput } from '../../rows.ts';

const caption = Field.text({ max: CAPTION_MAX_LENGTH, description: 'shown below the picture' });
const picture = addressPart({
  allows: ['file', 'web'],
  max: IMAGE_PATH_MAX_LENGTH,
  description: 'path of the picture',
});
const shortText = (description: string) => Field.text({ max: PAGE_TITLE_MAX_LENGTH, description });

/** The picture of a page. Without an address the page has none. */
export const pageImage = markPicture(
  Type.Object({
    url: Type.Optional(picture),
    caption: Type.Optional(caption),
  }),
  { path: 'url', caption: 'caption' },
);
export type PageImage = Static<typeof pageImage>;

export const pagePicture = markPicture(
  Type.Object({
    image: picture,
    caption: Type.Optional(caption),
  }),
  { path: 'image', caption: 'caption' },
);
export type PagePicture = Static<typeof pagePicture>;

/** What a link below a page may lead to. */
export const PAGE_LINK: readonly AddressKind[] = ['site', 'relative', 'web', 'mail', 'phone'];

export const pageButton = Type.Object({
  title: shortText('words of the link'),
  link: addressPart({ allows: PAGE_LINK, max: IMAGE_PATH_MAX_LENGTH, description: 'address that it leads to' }),
});
export type PageButton = Static<typeof pageButton>;

/** An entry that opens and closes; the server cleans `data`. */
export const accordionEntry = Type.Object({
  title: shortText('shown while it is closed'),
  data: Field.text({ max: HTML_MAX_LENGTH, description: 'shown when it is open (HTML)' }),
});
export type AccordionEntry = Static<typeof accordionEntry>;

const listInput = <Item extends TSchema>(item: Item, { maxItems, ...text }: ListLimits) =>
  Type.Optional(Field.jsonTextInput(Type.Array(item, { maxItems }), text));

type ListLimits = { maxItems: number; max: number; description: string };

const row = {
  id: Field.id('of the page'),
  title: Type.String({ description: 'plain text' }),
  slug: Type.String({ description: 'made by the server from the title of the first save' }),
  language: Field.language(),
  modified_time: Field.time('when it was last changed'),
  show_gallery: Field.flag('1 when the gallery is shown'),
  show_buttons: Field.flag('1 when the links are shown'),
  show_accordion: Field.flag('1 when the accordion is shown'),
  version: Field.version(),
  translation_id: Field.optionalId('of the page in the other language'),
  translation_title: Field.optionalText('its title'),
};

/** Which of the two is older, for users who may write pages. */
const outdated = {
  translation_outdated: Type.Optional(Field.optionalFlag('1 when the translation is older than this page')),
  outdated: Type.Optional(Field.flag('1 when this page is older than its translation')),
};

/** A row of the list of pages. Name and counts are present only for users who may write pages. */
export const pageRow = Type.Object({
  ...row,
  ...outdated,
  created_user_id: Field.optionalId('who made it'),
  created_by_name: Type.Optional(Type.String({ description: 'name of who made it' })),
  ...Field.translationCounts(),
});
export type PageRow = Static<typeof pageRow>;

/** A whole page. The two names are present only for users who may write pages. */
export const page = Type.Object({
  ...row,
  ...outdated,
  description: Field.html('body'),
  jsonld: Field.jsonld,
  image: Field.jsonText('picture {url, caption}', pageImage),
  gallery: Field.jsonText('list of {image, caption}', Type.Array(pagePicture)),
  gallery_captions: Field.jsonText('the captions of the gallery, in its order'),
  buttons: Field.jsonText('list of {title, link}', Type.Array(pageButton)),
  accordion: Field.jsonText('list of {title, data}', Type.Array(Type.Object({ data: Field.html('of an entry') }))),
  same_texts: Type.Optional(Field.sameTexts()),
  created_user_id: Field.optionalId('who made it'),
  created_time: Field.time('when it was made'),
  modified_user_id: Field.optionalId('who changed it last'),
  created_by_name: Type.Optional(Type.String({ description: 'name of who made it' })),
  modified_by_name: Type.Optional(Type.String({ description: 'name of who changed it last' })),
});
export type Page = Static<typeof page>;

const title = Field.nameInput({ max: PAGE_TITLE_MAX_LENGTH, description: 'plain text, kept to the letter' });

/** What a page shows below its title, as a write sends it. */
export const pageContent = {
  description: Type.Optional(Field.htmlInput({ max: HTML_MAX_LENGTH, description: 'body' })),
  show_gallery: Type.Optional(Field.flagInput('1 when the gallery is shown')),
  show_buttons: Type.Optional(Field.flagInput('1 when the links are shown')),
  show_accordion: Type.Optional(Field.flagInput('1 when the accordion is shown')),
  buttons: listInput(pageButton, {
    maxItems: PAGE_BUTTONS_MAX_ITEMS,
    max: GALLERY_MAX_LENGTH,
    description: 'list of {title, link}',
  }),
  accordion: listInput(accordionEntry, {
    maxItems: PAGE_ACCORDION_MAX_ITEMS,
    max: HTML_MAX_LENGTH,
    description: 'list of {title, data}',
  }),
  gallery: listInput(pagePicture, {
    maxItems: GALLERY_MAX_ITEMS,
    max: GALLERY_MAX_LENGTH,
    description: 'list of {image, caption}',
  }),
  image: Type.Optional(
    Field.jsonTextInput(pageImage, { max: IMAGES_MAX_LENGTH, description: 'picture {url, caption}' }),
  ),
};

const fromToken = Field.notRead('comes from the token');
const fromClock = Field.notRead('comes from the clock');

const pageDraft = Type.Object({
  title,
  slug: Field.notRead('the server makes it'),
  state: Field.notRead('always 1'),
  access: Field.notRead('always 1'),
  created_user_id: fromToken,
  created_time: fromClock,
  modified_user_id: fromToken,
  modified_time: fromClock,
  language: Field.language(),
  ...pageContent,
});
export type PageDraft = Static<typeof pageDraft>;

/** Order of the 17 values of a new page (spec 2, section 7). */
export const NEW_PAGE_COLUMNS = [
  'title',
  'slug',
  'description',
  'state',
  'access',
  'created_user_id',
  'created_time',
  'modified_user_id',
  'modified_time',
  'language',
  'show_gallery',
  'show_buttons',
  'show_accordion',
  'buttons',
  'accordion',
  'gallery',
  'image',
] as const;

const routes = recordRoutes('page', {
  path: '/api/content/pages',
  row: page,
  fields: {
    title,
    modified_user_id: fromToken,
    modified_time: fromClock,
    language: Type.Optional(Field.language()),
    ...pageContent,
    gallery_captions: listInput(Type.Union([caption, Type.Null()]), {
      maxItems: GALLERY_MAX_ITEMS,
      max: GALLERY_MAX_LENGTH,
      description: 'captions of the gallery in its order; they replace those in the gallery',
    }),
  },
  incompleteText: 'Pripazite da je naslov unesen!',
});

/** A reference that would lead nowhere without the page. */
const pageReference = Type.Object({
  kind: Field.oneOf(['medal', 'menuItem'], 'medal or menuItem'),
  id: Field.id('of what points to the page'),
  title: Type.String({ description: 'as people know it' }),
});

export const pageRoutes = {
  listPages: defineRoute({
    method: 'GET',
    path: '/api/content/get/pages/{language}',
    summary: 'Every page of a language, by id.',
    access: 'public',
    tags: ['pages-{language}'],
    everythingFor: WRITERS.pages,
    params: Type.Object({ language: Field.language() }),
    response: Type.Array(pageRow),
  }),
  getPage: defineRoute({
    method: 'GET',
    path: '/api/content/get/categories/{id}',
    summary: 'A whole page, as a list of one. The path says categories.',
    access: 'public',
    tags: ['page-{id}', 'file-{pictures}'],
    everythingFor: WRITERS.pages,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the page' }) }),
    query: Type.Object({ html: htmlForm }),
    response: Type.Array(withPictures(page)),
    errors: [404],
  }),
  listPageReferences: defineRoute({
    method: 'GET',
    path: '/api/content/page-references/{id}',
    summary: 'What would point nowhere if the page were deleted.',
    access: WRITERS.pages,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the page' }) }),
    response: Type.Object({
      references: Type.Array(pageReference, { description: 'all menu items, and the first medals' }),
      total: Field.whole('how many there are'),
    }),
    errors: [404],
  }),
  createPage: defineRoute({
    method: 'POST',
    path: '/api/content/add/add-new-page',
    summary: 'Makes a page from a row of 17 values.',
    access: WRITERS.pages,
    query: Type.Object({
      translation_of: Type.Optional(
        Field.pathNumber({
          description: 'id of a page in the other language; the two become translations of each other',
        }),
      ),
    }),
    body: rowInput(pageDraft, NEW_PAGE_COLUMNS, 'values of the page in this order'),
    acceptsIdempotencyKey: true,
    response: Type.Object({
      ...Field.created.properties,
      slug: Type.String({ description: 'slug that the page got' }),
    }),
    errors: [409],
    incompleteText: 'Unesite naslov!',
    incompleteFields: ['title'],
  }),
  updatePage: defineRoute({
    ...routes.update,
    path: '/api/content/get/page/update',
    response: Type.Object({
      ...Field.written.properties,
      version: Field.version(),
      modified_time: Field.time('when it was saved'),
    }),
    incompleteFields: ['title'],
  }),
  deletePage: defineRoute({
    ...routes.remove,
    path: '/api/content/get/pages/remove/{id}',
    summary: 'Deletes a page; medals that named it name none.',
    errors: [404],
  }),
  deletePages: defineRoute({
    ...routes.removeMany,
    summary: 'Deletes several pages, all or none; medals that named them name none.',
    errors: [404],
  }),
  restorePages: defineRoute({
    ...routes.restore,
    summary: 'Brings deleted pages back under their ids, all or none; medals that named them do so again.',
    errors: [404],
  }),
  setPageTranslation: translationRoute('page', '/api/content/page-translation'),
};
