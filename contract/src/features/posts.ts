import { type Static, Type } from 'typebox';
import {
  created,
  flag,
  flagInput,
  htmlInput,
  id,
  idInput,
  jsonText,
  jsonTextInput,
  language,
  optionalId,
  pathNumber,
  text,
  time,
  timeInput,
  version,
  whole,
  written,
} from '../fields.ts';
import {
  CAPTION_MAX_LENGTH,
  GALLERY_MAX_ITEMS,
  GALLERY_MAX_LENGTH,
  HTML_MAX_LENGTH,
  IMAGE_PATH_MAX_LENGTH,
  IMAGES_MAX_LENGTH,
  PAGE_NUMBER_MAX,
  POST_TITLE_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
} from '../limits.ts';
import { WRITERS } from '../roles.ts';
import { defineRoute } from '../route.ts';

/** 1 Objavljeno, 0 Skica. A published post whose `publish_up` is still to come is not public yet. */
export const PUBLISHED = 1;
export const DRAFT = 0;

const caption = (description: string) => Type.Optional(text({ max: CAPTION_MAX_LENGTH, description }));
const imagePath = (description: string) => Type.Optional(text({ max: IMAGE_PATH_MAX_LENGTH, description }));

/** The two pictures of a post. An absent or empty path means no picture. Other keys of old posts are kept. */
export const postImages = Type.Object({
  image_intro: imagePath('path of the picture of lists'),
  image_intro_alt: caption('alternative text of the picture of lists'),
  image_intro_caption: caption('caption of the picture of lists'),
  float_intro: Type.Optional(text({ max: 100, description: 'side on which the picture of lists stands' })),
  image_fulltext: imagePath('path of the picture of the article'),
  image_fulltext_alt: caption('alternative text of the picture of the article'),
  image_fulltext_caption: caption('caption of the picture of the article'),
  float_fulltext: Type.Optional(text({ max: 100, description: 'side on which the picture of the article stands' })),
});

export type PostImages = Static<typeof postImages>;

/** A picture of a gallery; `id` tells two uses of one picture apart. */
export const galleryImage = Type.Object({
  image: text({ max: IMAGE_PATH_MAX_LENGTH, description: 'path of the picture' }),
  id: Type.Optional(
    Type.Unsafe<number | string>({ type: ['integer', 'string'], description: 'of the place in the gallery' }),
  ),
  caption: caption('shown below the picture'),
});

export type GalleryImage = Static<typeof galleryImage>;

const gallery = Type.Array(galleryImage, { maxItems: GALLERY_MAX_ITEMS });

const shared = {
  id: id('of the post'),
  title: Type.String({ description: 'plain text' }),
  alias: Type.String({ description: 'slug, made by the server from the title of the first save' }),
  introtext: Type.String({ description: 'introduction (HTML)' }),
  catid: id('of the category'),
  catName: Type.String({ description: 'title of the category' }),
  state: flag('1 published, 0 draft'),
  language: language(),
  created: time('when the post was made, or the time that was sent'),
  created_by: optionalId('who made it'),
  modified: time('when it was last changed'),
  modified_by: optionalId('who changed it last'),
  publish_up: time('from when on a published post is public'),
  access: whole('always 1'),
  featured: whole('1 as sent by the form'),
  asset_id: whole('always 0'),
  izdvojeno: flag('1 when highlighted'),
  images: jsonText('pictures of the post'),
  version: version(),
};

/** A row of the posts list: every field but `fulltext` and `gallery`. */
export const postRow = Type.Object({
  ...shared,
  total_records: whole('how many posts the whole list has; repeats on every row'),
});

export type PostRow = Static<typeof postRow>;

/** A whole post. The two names are there only for those who write posts. */
export const post = Type.Object({
  ...shared,
  fulltext: Type.String({ description: 'body (HTML)' }),
  gallery: jsonText('list of {image, id, caption}'),
  created_by_name: Type.Optional(Type.String({ description: 'name of who made it' })),
  modified_by_name: Type.Optional(Type.String({ description: 'name of who changed it last' })),
});

export type Post = Static<typeof post>;

const title = Type.String({
  minLength: 1,
  maxLength: POST_TITLE_MAX_LENGTH,
  pattern: '\\S',
  description: 'plain text, kept to the letter',
});

const writable = {
  introtext: Type.Optional(htmlInput({ max: HTML_MAX_LENGTH, description: 'introduction' })),
  fulltext: Type.Optional(htmlInput({ max: HTML_MAX_LENGTH, description: 'body' })),
  images: Type.Optional(jsonTextInput(postImages, { max: IMAGES_MAX_LENGTH, description: 'pictures of the post' })),
  gallery: Type.Optional(
    jsonTextInput(gallery, { max: GALLERY_MAX_LENGTH, description: 'list of {image, id, caption}' }),
  ),
  state: Type.Optional(flagInput('1 published, 0 draft')),
  created: Type.Optional(timeInput('when the post was made; now when absent')),
  publish_up: Type.Optional(
    Type.Unsafe<string | null>({
      anyOf: [{ type: 'string', maxLength: 40 }, { type: 'null' }],
      'x-form': 'time-or-null',
      description: 'from when on it is public; null or empty: at once',
    }),
  ),
};

/** Sent by the specification's form and decided by the server, so never read. */
const notRead = {
  alias: Type.Optional(Type.Unknown({ description: 'not read: the server makes it' })),
  created_by: Type.Optional(Type.Unknown({ description: 'not read: comes from the token' })),
  modified: Type.Optional(Type.Unknown({ description: 'not read: comes from the clock' })),
  modified_by: Type.Optional(Type.Unknown({ description: 'not read: comes from the token' })),
  access: Type.Optional(Type.Unknown({ description: 'not read: always 1' })),
  asset_id: Type.Optional(Type.Unknown({ description: 'not read: always 0' })),
};

const listParams = Type.Object({
  page: pathNumber({ maximum: PAGE_NUMBER_MAX, description: 'page of the list, from 1' }),
  language: language(),
  search: text({ max: SEARCH_MAX_LENGTH, description: 'part of the title; - for none' }),
});

export const postRoutes = {
  listPosts: defineRoute({
    method: 'GET',
    path: '/api/content/get/all/{page}/{language}/{search}',
    summary: 'A page of 20 posts, newest first by created and id. Past the last page the list is empty.',
    access: 'public',
    everythingFor: WRITERS.posts,
    params: listParams,
    query: Type.Object({
      search: Type.Optional(
        Type.String({
          maxLength: SEARCH_MAX_LENGTH,
          description: 'part of the title, to the letter; wins over the one in the path',
        }),
      ),
    }),
    response: Type.Object({ posts: Type.Array(postRow), numPages: whole('pages of the whole list') }),
  }),
  getPost: defineRoute({
    method: 'GET',
    path: '/api/content/get/single/{alias}',
    summary: 'A whole post by its alias.',
    access: 'public',
    everythingFor: WRITERS.posts,
    params: Type.Object({ alias: text({ max: 1000, description: 'slug' }) }),
    response: post,
    errors: [404],
  }),
  createPost: defineRoute({
    method: 'POST',
    path: '/api/content/add/post',
    summary: 'Makes a post and answers the alias that it got.',
    access: WRITERS.posts,
    body: Type.Object({
      title,
      catid: idInput('of the category'),
      language: language(),
      featured: Type.Optional(flagInput('sent as 1')),
      ...writable,
      ...notRead,
    }),
    response: Type.Object({ ...created.properties, alias: Type.String({ description: 'slug that the post got' }) }),
    incompleteText: 'Unesite podatke',
  }),
  updatePost: defineRoute({
    method: 'PUT',
    path: '/api/content/get/post/update',
    summary: 'Changes a post; what is absent stays. A draft cannot stay pinned.',
    access: WRITERS.posts,
    body: Type.Object({
      id: idInput('of the post'),
      title,
      catid: idInput('of the category'),
      language: language(),
      featured: Type.Optional(Type.Unknown({ description: 'not read' })),
      version: Type.Optional(version()),
      ...writable,
      ...notRead,
    }),
    response: Type.Object({ ...written.properties, version: version(), modified: time('when it was saved') }),
    errors: [404, 409],
    incompleteText: 'Unesite podatke',
  }),
  deletePost: defineRoute({
    method: 'DELETE',
    path: '/api/content/remove/post/{id}',
    summary: 'Deletes a post and unpins it.',
    access: WRITERS.posts,
    params: Type.Object({ id: pathNumber({ description: 'id of the post' }) }),
    response: written,
    errors: [404],
  }),
  setIzdvojeno: defineRoute({
    method: 'PUT',
    path: '/api/content/get/update-izdvojeno',
    summary: 'Highlights a post or takes the highlight away; the version stays.',
    access: WRITERS.posts,
    body: Type.Object({ id: idInput('of the post'), val: flagInput('1 to highlight') }),
    response: written,
    errors: [404],
  }),
};
