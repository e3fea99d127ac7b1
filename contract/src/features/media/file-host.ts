import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { dataName, documentProperties, fileName, folderPath } from '../../files/file-fields.ts';
import { ARCHIVES, type Archive } from '../../files/folders.ts';
import { WRITERS } from '../../roles.ts';
import { apiError, defineRoute } from '../../route.ts';

/** Path of uploads that can continue after a broken connection, by the tus protocol 1.0. */
export const RESUMABLE_UPLOADS_PATH = '/files/resumable';

/** Under this path the file host serves the files, each at its `path`. */
export const FILES_PATH = '/files';

const url = Type.String({ description: 'encoded address; absolute when the file host runs apart' });

/** A file that was saved. */
export const uploadedFile = Type.Object({
  name: fileName,
  date: Field.time('when it was uploaded'),
  data_name: dataName,
  url,
  id: Field.id('of the file'),
  message: Type.String({ description: 'that it was saved, and what was changed or is worth knowing, in Croatian' }),
  duplicate_of: Type.Optional(Type.String({ description: 'path of a file that has the same bytes' })),
  title: Type.Optional(
    Type.String({ description: 'title inside a PDF, as a name for a document; absent when there is none of use' }),
  ),
  properties: Type.Optional(documentProperties),
  former_id: Type.Optional(Field.id('under which the bin has the file that was replaced; absent for a new file')),
});
export type UploadedFile = Static<typeof uploadedFile>;

/** A file that was not saved, and why. */
export const failedFile = Type.Object({
  name: Type.String({ description: 'as it was sent' }),
  message: Type.String({ description: 'why it was not saved, in Croatian' }),
  code: Type.String({ description: 'why it was not saved, for programs' }),
});

const uploadAnswer = Type.Object({
  message: Type.String({ description: 'what was done, in Croatian' }),
  url: Type.String({ description: 'address of the first file' }),
  files: Type.Array(uploadedFile, { description: 'those that were saved' }),
  failed: Type.Array(failedFile, { description: 'those that were not' }),
});

const archiveItem = Type.Object({
  name: fileName,
  date: Field.time('when it was uploaded or made'),
  type: Type.String({ description: 'ending of the file in lower case; empty for a folder' }),
  data_name: dataName,
  url,
});

const upload = (into: string) =>
  ({
    method: 'POST',
    summary: `Uploads pictures into ${into}.`,
    form: { files: 'image' },
    response: uploadAnswer,
    errors: [413, 415],
  }) as const;

export const fileHostRoutes = {
  listArchive: defineRoute({
    method: 'GET',
    path: '/files/lists/{archive}',
    summary: 'Everything in the folder of an archive, folders first, then the latest files.',
    access: WRITERS['athlete-images'],
    params: Type.Object({ archive: Field.oneOf(Object.keys(ARCHIVES) as Archive[], 'which archive') }),
    response: Type.Array(archiveItem),
  }),
  uploadImages: defineRoute({ ...upload('images'), path: '/files/upload', access: WRITERS['athlete-images'] }),
  uploadArticleImages: defineRoute({ ...upload('clanci-slike'), path: '/files/upload-article', access: WRITERS.files }),
  uploadMedia: defineRoute({
    method: 'POST',
    path: '/files/upload-media',
    summary: 'Uploads pictures and documents into a folder; 200 when at least one was saved.',
    access: WRITERS['athlete-images'],
    form: { files: 'files[]' },
    body: Type.Object({
      folder: folderPath('root folder'),
      subfolder: Type.Optional(folderPath('path below the root folder')),
    }),
    response: uploadAnswer,
    errors: [413, 415],
  }),
  replaceFile: defineRoute({
    method: 'POST',
    path: '/files/replace/{id}',
    summary: 'Puts a file of the same kind at the address of another one, which goes into the bin for 30 days.',
    access: WRITERS['athlete-images'],
    form: { files: 'file' },
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the file that is replaced' }) }),
    body: Type.Object({ version: Type.Optional(Field.idInput('version that was read; absent for the current one')) }),
    response: uploadedFile,
    errors: [404, 409, 413, 415],
  }),
  createMediaFolder: defineRoute({
    method: 'POST',
    path: '/files/create-folder',
    summary: 'Makes a folder.',
    access: WRITERS.files,
    form: {},
    body: Type.Object({
      folder: folderPath('root folder'),
      subfolder: Type.Optional(folderPath('path below the root folder')),
      folderName: Type.String({ description: 'name of the new folder' }),
    }),
    response: Type.Object({ ...Field.written.properties, path: dataName }),
    errors: [409],
    errorShape: Type.Object({ ...apiError.properties, error: Type.String({ description: 'the same as the message' }) }),
  }),
  getUpload: defineRoute({
    method: 'GET',
    path: '/files/resumable/{upload}/file',
    summary: 'The file that a finished resumable upload became, for the user who sent it.',
    access: WRITERS['athlete-images'],
    params: Type.Object({ upload: Field.text({ max: 100, description: 'id that the upload got' }) }),
    response: uploadedFile,
    errors: [404],
  }),
};
