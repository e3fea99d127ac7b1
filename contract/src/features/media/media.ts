import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import {
  type DocumentProperties,
  dataName,
  documentProperties,
  fileName,
  filePath,
  folderPath,
} from '../../files/file-fields.ts';
import { kindsWith } from '../../kinds.ts';
import { CAPTION_MAX_LENGTH, FILE_NAME_MAX_LENGTH, FILES_AT_ONCE_LIMIT, SEARCH_MAX_LENGTH } from '../../limits.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

/** An item of a folder, in the form of the specification's list. */
export const mediaItem = Type.Object({
  type: Field.oneOf(['folder', 'image', 'other'], 'folder, image, or other for a document'),
  name: fileName,
  path: dataName,
  time: Field.time('when it was uploaded or made'),
});

const nameOrNull = (description: string) => Field.optionalText(description);

const share = (description: string) => Type.Unsafe<number | null>({ type: ['number', 'null'], description });

const described = {
  alt: Type.String({ description: 'alternative text in Croatian' }),
  alt_eng: Type.String({ description: 'alternative text in English' }),
  caption: Type.String({ description: 'caption in Croatian' }),
  caption_eng: Type.String({ description: 'caption in English' }),
  author: Type.String({ description: 'who made the picture' }),
  focal_x: share('what matters most in the picture: share of its width from the left, 0 to 1; null for none'),
  focal_y: share('the same, share of its height from the top'),
};

/** A file with all its fields but its uses. */
export const file = Type.Object({
  id: Field.id('of the file'),
  version: Field.version(),
  name: fileName,
  path: dataName,
  folder: Type.String({ description: 'path of the folder that it lies in' }),
  type: Field.oneOf(['image', 'other'], 'image, or other'),
  media_type: Type.String({ description: 'by its bytes, such as image/jpeg' }),
  size: Field.whole('bytes'),
  width: Field.optionalId('pixels; null for what is no picture'),
  height: Field.optionalId('pixels; null for what is no picture'),
  tag: Type.String({ description: 'of its bytes; as ?v= it makes an address that caches may keep without limit' }),
  created: Field.time('when it was uploaded'),
  created_by: Field.optionalId('who uploaded it'),
  created_by_name: nameOrNull('name of who uploaded it'),
  modified: Field.time('when its name, place or description last changed'),
  ...described,
});
export type MediaFile = Static<typeof file>;

/** A record that shows or links a file. */
export const fileUse = Type.Object({
  kind: Field.oneOf(kindsWith('file-uses'), 'kind of the record'),
  record_id: Field.id('of what uses the file'),
  title: Type.String({ description: 'of what uses the file' }),
  key: Type.String({ description: 'alias of the post, or id of the page' }),
});
export type FileUse = Static<typeof fileUse>;

const uses = {
  uses: Type.Array(fileUse, { description: 'the first of those that show or link it' }),
  total_uses: Field.whole('how many show or link it'),
};

/** A file among those that the user is about to move or delete. */
const usedFile = Type.Object({ id: Field.id('of the file'), name: fileName, path: dataName, ...uses });

const folder = Type.Object({
  path: dataName,
  name: fileName,
  files: Field.whole('files in the folder itself'),
  created: Field.time('when it was made'),
});
export type MediaFolder = Static<typeof folder>;

const selection = {
  ids: Type.Optional(Type.Array(Field.idInput('of a file'), { maxItems: FILES_AT_ONCE_LIMIT, description: 'files' })),
  folders: Type.Optional(Type.Array(folderPath('folder'), { maxItems: FILES_AT_ONCE_LIMIT, description: 'folders' })),
};

/** Bytes that a file had before it was replaced. */
const formerFile = Type.Object({
  id: Field.id('under which the bin has it'),
  size: Field.whole('bytes'),
  deleted: Field.time('when it was replaced'),
  deleted_by_name: nameOrNull('who replaced it'),
});
export type FormerFile = Static<typeof formerFile>;

const page = Field.page;
export const mediaRoutes = {
  listMedia: defineRoute({
    method: 'GET',
    path: '/api/content/get-media',
    summary: 'What lies in a folder, folders first.',
    access: WRITERS['athlete-images'],
    query: Type.Object({
      folder: folderPath('root folder'),
      subfolder: Type.Optional(folderPath('path below the root folder')),
    }),
    response: Type.Array(mediaItem),
    errors: [404],
  }),
  listFiles: defineRoute({
    method: 'GET',
    path: '/api/files',
    summary: 'A page of 50 files of a folder; with a search also of every folder below it.',
    access: WRITERS['athlete-images'],
    query: Type.Object({
      folder: Type.Optional(folderPath('folder; absent for all folders')),
      search: Type.Optional(Field.text({ max: SEARCH_MAX_LENGTH, description: 'part of the name' })),
      type: Type.Optional(Field.oneOf(['image', 'other'], 'only these')),
      sort: Type.Optional(
        Field.oneOf(
          ['name', 'created', 'size'],
          'by name from A, by time from the latest, by size from the largest; by time when absent',
        ),
      ),
      order: Type.Optional(Field.oneOf(['usual', 'reverse'], 'usual or reverse')),
      page,
    }),
    response: Type.Object({
      files: Type.Array(file, { description: 'the files of the page' }),
      total: Field.whole('how many files the whole list has'),
      numPages: Field.whole('pages of the whole list'),
    }),
    errors: [404],
  }),
  getFile: defineRoute({
    method: 'GET',
    path: '/api/files/{id}',
    summary: 'A file with what uses it and what has the same bytes.',
    access: WRITERS['athlete-images'],
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the file' }) }),
    response: Type.Object({
      ...file.properties,
      modified_by: Field.optionalId('who last changed its name, place or description'),
      modified_by_name: nameOrNull('name of who last changed it'),
      properties: Type.Unsafe<DocumentProperties | null>({
        ...documentProperties,
        type: ['object', 'null'],
        description: 'names in the document; null when it has no names or was not read',
      }),
      ...uses,
      duplicates: Type.Array(Type.Object({ id: Field.id('of a file'), path: dataName }), {
        description: 'files with the same bytes',
      }),
      former: Type.Array(formerFile, {
        description: 'what the file was before, as far as the bin has it, latest first',
      }),
    }),
    errors: [404],
  }),
  getFileByPath: defineRoute({
    method: 'GET',
    path: '/api/file-at',
    summary: 'The file that answers at an address, a former one included.',
    access: WRITERS['athlete-images'],
    query: Type.Object({ path: filePath('path below the file host') }),
    response: file,
    errors: [404],
  }),
  updateFile: defineRoute({
    method: 'PUT',
    path: '/api/files/{id}',
    summary: 'Renames a file or describes it; what is absent stays. The former address leads to the new one.',
    access: WRITERS.files,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the file' }) }),
    body: Type.Object({
      version: Type.Optional(Field.version()),
      name: Type.Optional(Field.text({ max: FILE_NAME_MAX_LENGTH, description: 'new name; its ending stays' })),
      alt: Type.Optional(Field.textInput({ max: CAPTION_MAX_LENGTH, description: 'alternative text in Croatian' })),
      alt_eng: Type.Optional(Field.textInput({ max: CAPTION_MAX_LENGTH, description: 'alternative text in English' })),
      caption: Type.Optional(Field.textInput({ max: CAPTION_MAX_LENGTH, description: 'caption in Croatian' })),
      caption_eng: Type.Optional(Field.textInput({ max: CAPTION_MAX_LENGTH, description: 'caption in English' })),
      author: Type.Optional(Field.textInput({ max: CAPTION_MAX_LENGTH, description: 'who made the picture' })),
      focal_x: Type.Optional(
        Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 1, description: 'see the file' }),
      ),
      focal_y: Type.Optional(
        Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 1, description: 'see the file' }),
      ),
    }),
    response: Type.Object({
      ...Field.written.properties,
      version: Field.version(),
      modified: Field.time('when it was saved'),
      name: fileName,
      path: dataName,
    }),
    errors: [404, 409],
  }),
  removeProperties: defineRoute({
    method: 'POST',
    path: '/api/files/{id}/remove-properties',
    summary: 'Removes author, last editor, company and manager from the properties of a document. Its address stays.',
    access: WRITERS.files,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the file' }) }),
    body: Type.Object({ version: Type.Optional(Field.version()) }),
    response: Type.Object({ ...Field.written.properties, version: Field.version() }),
    errors: [404, 409],
  }),
  listFileUses: defineRoute({
    method: 'POST',
    path: '/api/files/uses',
    summary: 'Which of the files, and of those below the folders, are in use, and where.',
    access: WRITERS.files,
    body: Type.Object(selection),
    response: Type.Object({
      files: Type.Array(usedFile, { description: 'those that are in use, the first of them' }),
      total: Field.whole('files in all, folders opened'),
      total_used: Field.whole('how many of them are in use'),
    }),
  }),
  moveFiles: defineRoute({
    method: 'POST',
    path: '/api/files/move',
    summary: 'Moves files and folders into a folder. Former addresses lead to the new ones.',
    access: WRITERS.files,
    body: Type.Object({ ...selection, target: folderPath('folder that they go to') }),
    response: Field.written,
    errors: [409],
  }),
  deleteFiles: defineRoute({
    method: 'POST',
    path: '/api/files/delete',
    summary: 'Puts files, and folders with all that is in them, into the bin for 30 days.',
    access: WRITERS.files,
    body: Type.Object(selection),
    response: Type.Object({
      ...Field.written.properties,
      ids: Type.Array(Field.whole('id of a file'), { description: 'deleted' }),
    }),
  }),
  restoreFiles: defineRoute({
    method: 'POST',
    path: '/api/files/restore',
    summary:
      'Brings files back to where they were; a name that was taken meanwhile gets a number. A replaced file changes places with its successor.',
    access: WRITERS.files,
    body: Type.Object({
      ids: Type.Array(Field.idInput('of a file'), { maxItems: FILES_AT_ONCE_LIMIT, description: 'files' }),
    }),
    response: Field.written,
  }),
  listFolders: defineRoute({
    method: 'GET',
    path: '/api/folders',
    summary: 'Every folder that the role may list, by path.',
    access: WRITERS['athlete-images'],
    response: Type.Array(folder),
  }),
  renameFolder: defineRoute({
    method: 'PUT',
    path: '/api/folders',
    summary: 'Renames a folder. Former addresses of what is in it lead to the new ones.',
    access: WRITERS.files,
    body: Type.Object({ path: folderPath('folder'), name: Type.String({ description: 'new name' }) }),
    response: Type.Object({ ...Field.written.properties, path: dataName }),
    errors: [404, 409],
  }),
};
