import { type Static, Type } from 'typebox';
import { type AddressKind, address, requiredAddressInput } from '../../addresses.ts';
import * as Field from '../../fields.ts';
import {
  DOCUMENT_NAME_MAX_LENGTH,
  DOCUMENT_YEARS,
  DOCUMENTS_AT_ONCE_LIMIT,
  FOLDER_DOCUMENTS_LIMIT,
  FOUND_DOCUMENTS_LIMIT,
  IMAGE_PATH_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
} from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { rowsInput } from '../../rows.ts';

const LINK: readonly AddressKind[] = ['file', 'web'];

/** A document of a folder. @NOTE `page_id` is the id of its folder (answers, section 8). */
export const document = Type.Object({
  doc_id: Field.id('of the document'),
  doc_name: Type.String({ description: 'Croatian name' }),
  title_eng: Type.String({ description: 'English name' }),
  link: address({ allows: LINK, description: 'path of a file on the file host, or an address with http or https' }),
  year: Field.whole('year of the document'),
  orderIndex: Field.whole('place in the folder, rising; places may be missing'),
  page_id: Field.id('of the folder'),
  sub_folder: Field.optionalId('of the subfolder; null for none'),
  show_in_sub: Field.flag('1 when it is shown in the subfolder, 0 when in the folder'),
});
export type Document = Static<typeof document>;

/** A document as staff see it. */
export const managedDocument = Type.Object({
  ...document.properties,
  version: Field.version(),
  ...Field.changes,
  file_id: Field.optionalId('of its file; null for an address of another host, and when the file is missing'),
  file_size: Field.optionalId('bytes of the file; null when it is not known'),
  file_missing: Field.flag('1 when the file is deleted or was never there'),
});
export type ManagedDocument = Static<typeof managedDocument>;

const foundDocument = Type.Object({
  doc_id: document.properties.doc_id,
  doc_name: document.properties.doc_name,
  year: document.properties.year,
  link: document.properties.link,
  page_id: document.properties.page_id,
  folder_title: Type.String({ description: 'name of the folder' }),
  folder_lng: Type.String({ description: 'language of the folder, hrv or eng' }),
  sub_folder: document.properties.sub_folder,
});
export type FoundDocument = Static<typeof foundDocument>;

const fields = {
  link: requiredAddressInput({ allows: LINK, max: IMAGE_PATH_MAX_LENGTH, description: 'where the document is' }),
  title_eng: Field.nameInput({ max: DOCUMENT_NAME_MAX_LENGTH, description: 'English name' }),
  page_id: Field.idInput('of the folder'),
  year: Field.yearInput({ ...DOCUMENT_YEARS, description: 'year of the document' }),
  sub_folder: Type.Optional(Field.optionalIdInput('of the subfolder; null for none')),
  show_in_sub: Type.Optional(Field.flagInput('1 when it is shown in the subfolder; 0 when absent')),
  doc_name: Field.nameInput({ max: DOCUMENT_NAME_MAX_LENGTH, description: 'Croatian name' }),
};

const newDocument = Type.Object(fields);
export type NewDocument = Static<typeof newDocument>;

/** Values of a row of `post-dokument`, in order (answers, section 8). */
export const NEW_DOCUMENT_COLUMNS = [
  'link',
  'title_eng',
  'page_id',
  'year',
  'sub_folder',
  'show_in_sub',
  'doc_name',
] as const;

const routes = recordRoutes('document', {
  path: '/api/content/documents',
  row: managedDocument,
  fields,
  incompleteText: 'Unesite naziv, engleski naziv, godinu i datoteku!',
});
/** Those that the sentence names: not the folder. */
const incompleteFields = ['doc_name', 'title_eng', 'year', 'link'];

export const documentRoutes = {
  listDocuments: defineRoute({
    method: 'GET',
    path: '/api/content/get/documents/{folderId}',
    summary: 'The documents of a visible folder without those of hidden subfolders, in order.',
    access: 'public',
    tags: ['documents-{folderId}', 'subfolders-{folderId}', 'document-folder-{folderId}'],
    params: Type.Object({ folderId: Field.pathNumber({ description: 'id of the folder' }) }),
    response: Type.Array(document),
    errors: [404],
  }),
  listManagedDocuments: defineRoute({
    method: 'GET',
    path: '/api/content/get/documents-admin/{folderId}',
    summary: 'All documents of a folder and of its subfolders, in order.',
    access: WRITERS.documents,
    params: Type.Object({ folderId: Field.pathNumber({ description: 'id of the folder' }) }),
    response: Type.Array(managedDocument),
    errors: [404],
  }),
  findDocuments: defineRoute({
    method: 'GET',
    path: '/api/content/documents',
    summary: 'Documents of all folders whose Croatian or English name contains a text, the latest first.',
    access: WRITERS.documents,
    query: Type.Object({ search: Field.text({ max: SEARCH_MAX_LENGTH, description: 'part of the name' }) }),
    response: Type.Object({
      documents: Type.Array(foundDocument, { description: `at most ${FOUND_DOCUMENTS_LIMIT}` }),
      total: Field.whole('how many there are'),
    }),
  }),
  getDocument: routes.get,
  createDocuments: defineRoute({
    ...routes.create,
    path: '/api/content/get/post-dokument',
    summary: 'Adds documents at the end of their folders, all or none.',
    incompleteFields,
    body: rowsInput(newDocument, NEW_DOCUMENT_COLUMNS, {
      max: DOCUMENTS_AT_ONCE_LIMIT,
      description: 'rows of values in this order',
    }),
    response: Type.Object({
      ...Field.written.properties,
      ids: Type.Array(Field.id('of a new document'), { description: 'in the order sent' }),
    }),
  }),
  updateDocument: defineRoute({
    ...routes.update,
    path: '/api/content/get/update-document/',
    incompleteFields,
    summary: 'Changes a document, or moves it to the end of another folder; what is absent stays.',
    body: Type.Object({
      ...Field.allOptional(newDocument.properties),
      doc_id: Field.idInput('of the document'),
      version: Type.Optional(Field.version()),
    }),
  }),
  deleteDocument: defineRoute({
    ...routes.remove,
    path: '/api/content/get/remove-dokument/{id}',
    summary: 'Deletes a document; its file stays.',
  }),
  deleteDocuments: defineRoute({ ...routes.removeMany, summary: 'Deletes several documents, all or none.' }),
  restoreDocuments: routes.restore,
  orderDocuments: defineRoute({
    method: 'POST',
    path: '/api/content/dokumenti-redosljed',
    summary: 'Puts the documents of a folder in order; those that are not named follow in their former order.',
    access: WRITERS.documents,
    body: Type.Object({
      order: Type.Array(
        Type.Object({
          doc_id: Field.idInput('of a document of the folder'),
          orderIndex: Type.Unsafe<number>({
            anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^[0-9]{1,9}$' }],
            'x-form': 'number',
            description: 'the lower one comes first',
          }),
        }),
        { minItems: 1, maxItems: FOLDER_DOCUMENTS_LIMIT, description: 'documents of one folder' },
      ),
      order_version: Type.Optional(Field.version()),
    }),
    response: Type.Object({ ...Field.written.properties, order_version: Field.whole('of the new order') }),
    errors: [409],
  }),
  moveDocuments: defineRoute({
    method: 'POST',
    path: '/api/content/documents/move',
    summary: 'Moves documents to the end of another folder, all or none.',
    access: WRITERS.documents,
    body: Type.Object({
      ids: Field.idsInput({ max: DOCUMENTS_AT_ONCE_LIMIT, description: 'of the documents' }),
      page_id: Field.idInput('of the folder'),
      sub_folder: Type.Optional(Field.optionalIdInput('of a subfolder of it, in which they are shown; null for none')),
    }),
    response: Field.written,
    errors: [404],
  }),
};
