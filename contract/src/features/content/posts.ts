import { type Static, Type } from 'typebox';
import { addressPart } from '../../addresses.ts';
import * as Field from '../../fields.ts';
import { htmlForm, markPicture, withListedPictures, withPictures } from '../../files/shown-pictures.ts';
import {
  CAPTION_MAX_LENGTH,
  GALLERY_MAX_ITEMS,
  GALLERY_MAX_LENGTH,
  HTML_MAX_LENGTH,
  IMAGE_PATH_MAX_LENGTH,
  IMAGES_MAX_LENGTH,
  PAGE_NUMBER_MAX,
  POST_TITLE_MAX_LENGTH,
  RECORDS_AT_ONCE_LIMIT,
  SEARCH_MAX_LENGTH,
} from '../../limits.ts';
import { recordRoutes, translationRoute } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

/** 1 Objavljeno, 0 Skica. A published post is public from `publish_up` until `publish_down`. */
export const PUBLISHED = 1;
export const DRAFT = 0;

const caption = (description: string) => Type.Optional(Field.text({ max: CAPTION_MAX_LENGTH, description }));
const picture = (description: string) =>
  addressPart({ allows: ['file', 'web'], max: IMAGE_PATH_MAX_LENGTH, description });
const imagePath = (name: 'image_intro' | 'image_fulltext', description: string) =>
  Type.Optional(markPicture(picture(description), { path: name, alt: `${name}_alt`, caption: `${name}_caption` }));

/** The two pictures of a post. An absent or empty path means no picture. Other keys of old posts are kept. */
export const postImages = Type.Object({
  image_intro: imagePath('image_intro', 'path of the picture of lists'),
  image_intro_alt: caption('alternative text of the picture of lists'),
  image_intro_caption: caption('caption of the picture of lists'),
  float_intro: Type.Optional(Field.text({ max: 100, description: 'side of the picture of lists' })),
  image_fulltext: imagePath('image_fulltext', 'path of the picture of the article'),
  image_fulltext_alt: caption('alternative text of the picture of the article'),
  image_fulltext_caption: caption('caption of the picture of the article'),
  float_fulltext: Type.Optional(Field.text({ max: 100, description: 'side of the picture of the article' })),
});
export type PostImages = Static<typeof postImages>;

/** A picture of a gallery; `id` distinguishes two uses of one picture. */
export const galleryImage = Type.Object({
  image: picture('path of the picture'),
  id: Type.Optional(
    Type.Unsafe<number | string>({ type: ['integer', 'string'], description: 'of the place in the gallery' }),
  ),
  caption: caption('shown below the picture'),
});
export type GalleryImage = Static<typeof galleryImage>;

const gallery = Type.Array(markPicture(galleryImage, { path: 'image', caption: 'caption' }), {
  maxItems: GALLERY_MAX_ITEMS,
});

const shared = {
  id: Field.id('of the post'),
  title: Type.String({ description: 'plain text' }),
  alias: Type.String({ description: 'slug, made by the server from the title of the first save' }),
  introtext: Field.html('introduction'),
  catid: Field.id('of the category'),
  catName: Type.String({ description: 'title of the category' }),
  state: Field.flag('1 published, 0 draft'),
  language: Field.language(),
  created: Field.time('when the post was made, or the time that was sent'),
  created_by: Field.optionalId('who made it'),
  modified: Field.time('when it was last changed'),
  modified_by: Field.optionalId('who changed it last'),
  publish_up: Field.time('from when on a published post is public'),
  publish_down: Field.optionalTime('from when on it is no longer public; null for no end'),
  access: Field.whole('always 1'),
  featured: Field.whole('1 as sent by the form'),
  asset_id: Field.whole('always 0'),
  izdvojeno: Field.flag('1 when highlighted'),
  images: Field.jsonText('pictures of the post', postImages),
  version: Field.version(),
};

/** The same post in the other language; all absent or null when there is none. The public reads alias and title. */
const translation = {
  translation_id: Type.Optional(Field.optionalId('of the post in the other language')),
  translation_alias: Type.Optional(Field.optionalText('its alias')),
  translation_title: Type.Optional(Field.optionalText('its title')),
  translation_outdated: Type.Optional(Field.optionalFlag('1 when it is older than this post')),
  outdated: Type.Optional(Field.flag('1 when this post is older than its translation')),
};

/** A row of the posts list: every field but `fulltext` and `gallery`. */
export const postRow = Type.Object({
  ...shared,
  ...translation,
  ...Field.translationCounts(),
  total_records: Field.whole('how many posts the whole list has; repeats on every row'),
});
export type PostRow = Static<typeof postRow>;

/** A whole post. The two names are present only for users who may write posts. */
export const post = Type.Object({
  ...shared,
  fulltext: Field.html('body'),
  gallery: Field.jsonText('list of {image, id, caption}', gallery),
  jsonld: Field.jsonld,
  ...translation,
  same_texts: Type.Optional(Field.sameTexts()),
  created_by_name: Type.Optional(Type.String({ description: 'name of who made it' })),
  modified_by_name: Type.Optional(Type.String({ description: 'name of who changed it last' })),
});
export type Post = Static<typeof post>;

const title = Field.nameInput({ max: POST_TITLE_MAX_LENGTH, description: 'plain text, kept to the letter' });

/** What a post shows, as a write sends it. */
export const postContent = {
  introtext: Type.Optional(Field.htmlInput({ max: HTML_MAX_LENGTH, description: 'introduction' })),
  fulltext: Type.Optional(Field.htmlInput({ max: HTML_MAX_LENGTH, description: 'body' })),
  images: Type.Optional(
    Field.jsonTextInput(postImages, { max: IMAGES_MAX_LENGTH, description: 'pictures of the post' }),
  ),
  gallery: Type.Optional(
    Field.jsonTextInput(gallery, { max: GALLERY_MAX_LENGTH, description: 'list of {image, id, caption}' }),
  ),
  created: Type.Optional(Field.timeInput('when the post was made; now when absent')),
};

const writable = {
  ...postContent,
  state: Type.Optional(Field.flagInput('1 published, 0 draft')),
  publish_up: Type.Optional(Field.optionalTimeInput('from when on it is public; null or empty: at once')),
  publish_down: Type.Optional(
    Field.optionalTimeInput('from when on it is no longer public, after publish_up; null or empty: no end'),
  ),
};

/** The specification's form sends these fields; the server decides them and never reads them. */
const notRead = {
  alias: Field.notRead('the server makes it'),
  created_by: Field.notRead('comes from the token'),
  modified: Field.notRead('comes from the clock'),
  modified_by: Field.notRead('comes from the token'),
  access: Field.notRead('always 1'),
  asset_id: Field.notRead('always 0'),
};

/**
 * Whether a post is public. `scheduled` and `ended` are published with a future `publish_up` or a past `publish_down`.
 * `ending` posts are those of `published` that have an end.
 */
export const POST_STATUSES = ['published', 'scheduled', 'ending', 'ended', 'draft'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** What may be wrong with the translation of a record: it is missing, or it is older than the record. */
export const TRANSLATION_FAULTS = ['missing', 'outdated'] as const;
export type TranslationFault = (typeof TRANSLATION_FAULTS)[number];

/** Sort keys of the list of posts: time of creation, time of the last change, title in Croatian order. */
export const POST_SORTS = ['created', 'modified', 'title'] as const;
export type PostSort = (typeof POST_SORTS)[number];

const oneOf = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Optional(Field.oneOf(values, description));

const filterNumber = (description: string) => Type.Optional(Field.pathNumber({ description }));

const listFilters = {
  status: oneOf(POST_STATUSES, 'only those with the status'),
  catid: filterNumber('only those of the category'),
  created_by: filterNumber('only those that this user made'),
  created_from: Type.Optional(Field.timeInput('only those made at that time or later')),
  created_to: Type.Optional(Field.timeInput('only those made before that time')),
  translation: oneOf(TRANSLATION_FAULTS, 'only those whose translation is missing or older; none for the public'),
  sort: oneOf(POST_SORTS, 'created when absent'),
  order: oneOf(['asc', 'desc'] as const, 'desc when absent, asc for titles'),
};

const fields = {
  title,
  catid: Field.idInput('of the category'),
  language: Field.language(),
  featured: Type.Optional(Field.flagInput('sent as 1')),
  ...writable,
  ...notRead,
};

const routes = recordRoutes('post', {
  path: '/api/content/posts',
  row: post,
  fields,
  incompleteText: 'Unesite podatke',
});

const listParams = Type.Object({
  page: Field.pathNumber({ maximum: PAGE_NUMBER_MAX, description: 'page of the list, from 1' }),
  language: Field.language(),
  search: Field.text({ max: SEARCH_MAX_LENGTH, description: 'part of the title; - for none' }),
});

export const postRoutes = {
  listPosts: defineRoute({
    method: 'GET',
    path: '/api/content/get/all/{page}/{language}/{search}',
    summary:
      'A page of 20 posts, newest first by created and id unless another order is asked for. Past the last page the list is empty.',
    access: 'public',
    tags: ['posts-{language}', 'category-names', 'files'],
    everythingFor: WRITERS.posts,
    params: listParams,
    query: Type.Object({
      search: Type.Optional(
        Type.String({
          maxLength: SEARCH_MAX_LENGTH,
          description: 'part of the title, to the letter; wins over the one in the path',
        }),
      ),
      ...listFilters,
    }),
    response: Type.Object({
      posts: Type.Array(withListedPictures(postRow)),
      numPages: Field.whole('pages of the whole list'),
    }),
  }),
  getPost: defineRoute({
    method: 'GET',
    path: '/api/content/get/single/{alias}',
    summary: 'A whole post by its alias.',
    access: 'public',
    tags: ['post-{id}', 'category-name-{catid}', 'file-{pictures}'],
    everythingFor: WRITERS.posts,
    params: Type.Object({ alias: Field.text({ max: 1000, description: 'slug' }) }),
    query: Type.Object({ html: htmlForm }),
    response: withPictures(post),
    errors: [404],
  }),
  createPost: defineRoute({
    ...routes.create,
    path: '/api/content/add/post',
    summary: 'Makes a post and answers the alias that it got.',
    body: Type.Object({
      ...fields,
      translation_of: Type.Optional(
        Field.idInput('of a post in the other language; the two become translations of each other'),
      ),
    }),
    response: Type.Object({
      ...Field.created.properties,
      alias: Type.String({ description: 'slug that the post got' }),
    }),
  }),
  updatePost: defineRoute({
    ...routes.update,
    path: '/api/content/get/post/update',
    summary: 'Changes a post; what is absent stays. A draft cannot stay pinned.',
    body: Type.Object({ ...routes.update.body.properties, featured: Field.notRead('stays') }),
  }),
  deletePost: defineRoute({
    ...routes.remove,
    path: '/api/content/remove/post/{id}',
    summary: 'Deletes a post and unpins it.',
    errors: [404],
  }),
  setIzdvojeno: defineRoute({
    method: 'PUT',
    path: '/api/content/get/update-izdvojeno',
    summary: 'Highlights a post or takes the highlight away; the version stays.',
    access: WRITERS.posts,
    body: Type.Object({ id: Field.idInput('of the post'), val: Field.flagInput('1 to highlight') }),
    response: Field.written,
    errors: [404],
  }),
  listPostAuthors: defineRoute({
    method: 'GET',
    path: '/api/content/post-authors',
    summary: 'Everybody who made a post that is there, by name.',
    access: WRITERS.posts,
    response: Type.Array(
      Type.Object({ id: Field.id('of the user'), name: Type.String({ description: 'of the user' }) }),
    ),
  }),
  changePosts: defineRoute({
    method: 'PUT',
    path: '/api/content/posts',
    summary: 'Gives several posts a state or a category, all or none. A draft cannot stay pinned.',
    access: WRITERS.posts,
    body: Type.Object({
      ids: Field.idsInput({ max: RECORDS_AT_ONCE_LIMIT, description: 'of the posts' }),
      state: Type.Optional(Field.flagInput('1 published, 0 draft')),
      catid: Type.Optional(Field.idInput('of the category')),
    }),
    response: Field.written,
    errors: [404],
  }),
  deletePosts: defineRoute({
    ...routes.removeMany,
    summary: 'Deletes several posts and unpins them, all or none.',
    errors: [404],
  }),
  restorePosts: defineRoute({
    ...routes.restore,
    summary: 'Brings deleted posts back under their ids, all or none; pins do not come back.',
  }),
  setPostTranslation: translationRoute('post', '/api/content/post-translation'),
};
