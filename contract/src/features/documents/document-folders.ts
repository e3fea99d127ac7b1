import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { FOLDER_TITLE_MAX_LENGTH } from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { managedSubfolder, orderInput, subfolder } from './subfolders.ts';

/** Languages of document folders. Posts and pages spell theirs in another way. */
export const FOLDER_LANGUAGES = ['hrv', 'eng'] as const;
export type FolderLanguage = (typeof FOLDER_LANGUAGES)[number];

const language = () => Field.oneOf(FOLDER_LANGUAGES, 'hrv (Hrvatski) or eng (Engleski)');

const shared = {
  id: Field.id('of the folder'),
  title: Type.String({ description: 'Croatian name' }),
  title_eng: Type.String({ description: 'English name' }),
  show_doc_page: Field.flag('1 when the public site shows the folder'),
  lng: language(),
};

/** A visible folder of documents, with its visible subfolders. */
export const documentFolder = Type.Object({
  ...shared,
  subfolders: Type.Array(subfolder, { description: 'visible ones' }),
});
export type DocumentFolder = Static<typeof documentFolder>;

/** A folder of documents as staff see it. */
export const managedFolder = Type.Object({
  ...shared,
  subfolders: Type.Array(managedSubfolder, { description: 'all of them, hidden ones too' }),
  orderIndex: Field.whole('place among the folders of its language, rising; places may be missing'),
  documents: Field.whole('documents in the folder and its subfolders'),
  version: Field.version(),
  ...Field.changes,
  order_version: Field.whole('rises with each change of the order; send it with the next order'),
  ordered: Field.optionalTime('when the documents were put in order; null before the first time'),
  ordered_by_name: Field.optionalText('who did it'),
});
export type ManagedFolder = Static<typeof managedFolder>;

const title = (description: string) => Field.nameInput({ max: FOLDER_TITLE_MAX_LENGTH, description });

const fields = {
  title: title('Croatian name'),
  title_eng: title('English name'),
  show_doc_page: Type.Optional(Field.flagInput('1 when the public site shows the folder; 1 when absent')),
  lng: Type.Optional(language()),
};

const routes = recordRoutes('documentFolder', {
  path: '/api/content/document-folders',
  row: managedFolder,
  fields,
  incompleteText: 'Nazivi su obavezni* !',
});

/** A menu item that leads to a record. */
export const menuReference = Type.Object({
  kind: Field.oneOf(['menuItem'], 'always menuItem'),
  id: Field.id('of the menu item'),
  title: Type.String({ description: 'its section and name' }),
});

export const documentFolderRoutes = {
  listDocumentFolders: defineRoute({
    method: 'GET',
    path: '/api/content/get/doc-categories/{lng}',
    summary: 'The visible folders of a language with their visible subfolders, in order.',
    access: 'public',
    tags: ['document-folders-{lng}', 'subfolders'],
    params: Type.Object({ lng: language() }),
    response: Type.Array(documentFolder),
  }),
  listManagedFolders: defineRoute({
    method: 'GET',
    path: '/api/content/get/doc-categories-admin-all/{lng}',
    summary: 'All folders of a language with their subfolders and counts, in order.',
    access: WRITERS.documents,
    params: Type.Object({ lng: language() }),
    response: Type.Array(managedFolder),
  }),
  getDocumentFolder: routes.get,
  createDocumentFolder: defineRoute({ ...routes.create, path: '/api/content/get/post-doc-categories' }),
  updateDocumentFolder: defineRoute({
    ...routes.update,
    path: '/api/content/get/update-doc-categories/',
    body: Type.Object({
      ...Field.allOptional(fields),
      id: Field.idInput('of the folder'),
      page_id: Field.notRead('belongs to documents'),
      sub_folder: Field.notRead('belongs to documents'),
      show_in_sub: Field.notRead('belongs to documents'),
      version: Type.Optional(Field.version()),
    }),
  }),
  setFolderVisibility: defineRoute({
    ...routes.update,
    path: '/api/content/get/update-doc-categories-visibility/',
    summary: 'Shows a folder on the public site, or hides it with all that it holds.',
    body: Type.Object({
      show_doc_page: Type.Unsafe<Field.Flag>({
        ...Field.flagInput('1 to show the folder'),
        description: '1 to show the folder',
      }),
      id: Field.idInput('of the folder'),
    }),
  }),
  deleteDocumentFolder: defineRoute({
    ...routes.remove,
    path: '/api/content/get/remove-doc-categories/{id}',
    summary: 'Deletes a folder with its subfolders and documents.',
  }),
  restoreDocumentFolders: defineRoute({
    ...routes.restore,
    summary: 'Brings deleted folders back with what was deleted with them, all or none.',
  }),
  listFolderReferences: defineRoute({
    method: 'GET',
    path: '/api/content/document-folders/{id}/references',
    summary: 'Menu items that would lead nowhere if the folder were deleted or hidden.',
    access: WRITERS.documents,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the folder' }) }),
    response: Type.Object({ references: Type.Array(menuReference, { description: 'in the order of the menu' }) }),
    errors: [404],
  }),
  orderDocumentFolders: defineRoute({
    method: 'PUT',
    path: '/api/content/document-folders/order',
    summary: 'Puts the folders of a language in order; those that are not named follow in their former order.',
    access: WRITERS.documents,
    body: Type.Object({ lng: language(), ...orderInput('of a folder') }),
    response: Field.written,
    errors: [409],
  }),
};
