import { type Static, Type } from 'typebox';
import { type AddressKind, addressPart } from '../../addresses.ts';
import * as Field from '../../fields.ts';
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
  RECORDS_AT_ONCE_LIMIT,
} from '../../limits.ts';
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
export const pageImage = Type.Object({
  url: Type.Optional(picture),
  caption: Type.Optional(caption),
});

export type PageImage = Static<typeof pageImage>;

export const pagePicture = Type.Object({
  image: picture,
  caption: Type.Optional(caption),
});

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
  translation_outdated: Field.optionalFlag('1 when it is older than this page'),
  outdated: Field.flag('1 when this page is older than its translation'),
};

/** A row of the list of pages. The name is present only for users who may write pages. */
export const pageRow = Type.Object({
  ...row,
  created_user_id: Field.optionalId('who made it'),
  created_by_name: Type.Optional(Type.String({ description: 'name of who made it' })),
});

export type PageRow = Static<typeof pageRow>;

/** A whole page. The two names are present only for users who may write pages. */
export const page = Type.Object({
  ...row,
  description: Type.String({ description: 'body (HTML)' }),
  image: Field.jsonText('picture {url, caption}', pageImage),
  gallery: Field.jsonText('list of {image, caption}', Type.Array(pagePicture)),
  gallery_captions: Field.jsonText('the captions of the gallery, in its order'),
  buttons: Field.jsonText('list of {title, link}', Type.Array(pageButton)),
  accordion: Field.jsonText('list of {title, data}'),
  created_user_id: Field.optionalId('who made it'),
  created_time: Field.time('when it was made'),
  modified_user_id: Field.optionalId('who changed it last'),
  created_by_name: Type.Optional(Type.String({ description: 'name of who made it' })),
  modified_by_name: Type.Optional(Type.String({ description: 'name of who changed it last' })),
});

export type Page = Static<typeof page>;

const title = Field.nameInput({ max: PAGE_TITLE_MAX_LENGTH, description: 'plain text, kept to the letter' });

const parts = {
  image: Field.jsonTextInput(pageImage, { max: IMAGES_MAX_LENGTH, description: 'picture {url, caption}' }),
  gallery: Field.jsonTextInput(Type.Array(pagePicture, { maxItems: GALLERY_MAX_ITEMS }), {
    max: GALLERY_MAX_LENGTH,
    description: 'list of {image, caption}',
  }),
  buttons: Field.jsonTextInput(Type.Array(pageButton, { maxItems: PAGE_BUTTONS_MAX_ITEMS }), {
    max: GALLERY_MAX_LENGTH,
    description: 'list of {title, link}',
  }),
  accordion: Field.jsonTextInput(Type.Array(accordionEntry, { maxItems: PAGE_ACCORDION_MAX_ITEMS }), {
    max: HTML_MAX_LENGTH,
    description: 'list of {title, data}',
  }),
};

const pageDraft = Type.Object({
  title,
  slug: Type.Optional(Type.Unknown({ description: 'not read: the server makes it' })),
  description: Type.Optional(Field.htmlInput({ max: HTML_MAX_LENGTH, description: 'body' })),
  state: Type.Optional(Type.Unknown({ description: 'not read: always 1' })),
  access: Type.Optional(Type.Unknown({ description: 'not read: always 1' })),
  created_user_id: Type.Optional(Type.Unknown({ description: 'not read: comes from the token' })),
  created_time: Type.Optional(Type.Unknown({ description: 'not read: comes from the clock' })),
  modified_user_id: Type.Optional(Type.Unknown({ description: 'not read: comes from the token' })),
  modified_time: Type.Optional(Type.Unknown({ description: 'not read: comes from the clock' })),
  language: Field.language(),
  show_gallery: Type.Optional(Field.flagInput('1 when the gallery is shown')),
  show_buttons: Type.Optional(Field.flagInput('1 when the links are shown')),
  show_accordion: Type.Optional(Field.flagInput('1 when the accordion is shown')),
  buttons: Type.Optional(parts.buttons),
  accordion: Type.Optional(parts.accordion),
  gallery: Type.Optional(parts.gallery),
  image: Type.Optional(parts.image),
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

const ids = Field.idsInput({ max: RECORDS_AT_ONCE_LIMIT, description: 'of the pages' });

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
    everythingFor: WRITERS.pages,
    params: Type.Object({ language: Field.language() }),
    response: Type.Array(pageRow),
  }),
  getPage: defineRoute({
    method: 'GET',
    path: '/api/content/get/categories/{id}',
    summary: 'A whole page, as a list of one. The path says categories.',
    access: 'public',
    everythingFor: WRITERS.pages,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the page' }) }),
    response: Type.Array(page),
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
    incompleteField: 'title',
  }),
  updatePage: defineRoute({
    method: 'PUT',
    path: '/api/content/get/page/update',
    summary: 'Changes a page; what is absent stays.',
    access: WRITERS.pages,
    body: Type.Object({
      id: Field.idInput('of the page'),
      title,
      description: Type.Optional(Field.htmlInput({ max: HTML_MAX_LENGTH, description: 'body' })),
      modified_user_id: Type.Optional(Type.Unknown({ description: 'not read: comes from the token' })),
      modified_time: Type.Optional(Type.Unknown({ description: 'not read: comes from the clock' })),
      show_gallery: Type.Optional(Field.flagInput('1 when the gallery is shown')),
      show_buttons: Type.Optional(Field.flagInput('1 when the links are shown')),
      show_accordion: Type.Optional(Field.flagInput('1 when the accordion is shown')),
      buttons: Type.Optional(parts.buttons),
      accordion: Type.Optional(parts.accordion),
      gallery: Type.Optional(parts.gallery),
      gallery_captions: Type.Optional(
        Field.jsonTextInput(Type.Array(Type.Union([caption, Type.Null()]), { maxItems: GALLERY_MAX_ITEMS }), {
          max: GALLERY_MAX_LENGTH,
          description: 'captions of the gallery in its order; they replace those in the gallery',
        }),
      ),
      image: Type.Optional(parts.image),
      language: Type.Optional(Field.language()),
      version: Type.Optional(Field.version()),
    }),
    response: Type.Object({
      ...Field.written.properties,
      version: Field.version(),
      modified_time: Field.time('when it was saved'),
    }),
    errors: [404, 409],
    incompleteText: 'Pripazite da je naslov unesen!',
    incompleteField: 'title',
  }),
  deletePage: defineRoute({
    method: 'DELETE',
    path: '/api/content/get/pages/remove/{id}',
    summary: 'Deletes a page; medals that named it name none.',
    access: WRITERS.pages,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the page' }) }),
    response: Field.written,
    errors: [404],
  }),
  deletePages: defineRoute({
    method: 'POST',
    path: '/api/content/pages/remove',
    summary: 'Deletes several pages, all or none; medals that named them name none.',
    access: WRITERS.pages,
    body: Type.Object({ ids }),
    response: Field.written,
    errors: [404],
  }),
  restorePages: defineRoute({
    method: 'POST',
    path: '/api/content/pages/restore',
    summary: 'Brings deleted pages back under their ids, all or none; medals that named them do so again.',
    access: WRITERS.pages,
    body: Type.Object({ ids }),
    response: Field.written,
    errors: [404],
  }),
  setPageTranslation: defineRoute({
    method: 'PUT',
    path: '/api/content/page-translation',
    summary: 'Makes two pages of different languages translations of each other, or parts them; the versions stay.',
    access: WRITERS.pages,
    body: Type.Object({
      id: Field.idInput('of the page'),
      translation_id: Field.optionalIdInput('of the page in the other language; null parts them'),
    }),
    response: Field.written,
    errors: [404, 409],
  }),
};
