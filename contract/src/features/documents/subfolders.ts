import { type Static, Type } from 'typebox';
import { flag, flagInput, id, idInput, nameInput, optionalTime, pathNumber, version, whole } from '../../fields.ts';
import { FOLDER_TITLE_MAX_LENGTH } from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

export const subfolder = Type.Object({
  sub_id: id('of the subfolder'),
  title: Type.String({ description: 'Croatian name' }),
  title_eng: Type.String({ description: 'English name' }),
  show_sub: flag('1 when the public site shows the subfolder, as far as it shows the folder'),
  doc_cat: id('of the folder that it is in'),
});

export type Subfolder = Static<typeof subfolder>;

/** A subfolder as staff see it. */
export const managedSubfolder = Type.Object({
  ...subfolder.properties,
  documents: whole('documents that are shown in it'),
  version: version(),
  modified: optionalTime('when it was last changed'),
  modified_by_name: Type.Union([Type.String(), Type.Null()], {
    description: 'who changed it last; null for the start',
  }),
});

export type ManagedSubfolder = Static<typeof managedSubfolder>;

const title = (description: string) => nameInput({ max: FOLDER_TITLE_MAX_LENGTH, description });

const fields = {
  title: title('Croatian name'),
  title_eng: title('English name'),
  show_sub: Type.Optional(flagInput('1 when the public site shows the subfolder; 1 when absent')),
  doc_cat: Type.Optional(idInput('of the folder that it is in; required for a new one')),
};

const routes = recordRoutes('subfolder', {
  path: '/api/content/subfolders',
  row: managedSubfolder,
  fields,
  incompleteText: 'Nazivi su obavezni* !',
});

export const subfolderRoutes = {
  listSubfolders: defineRoute({
    method: 'GET',
    path: '/api/content/get/subfolder-admin/{folderId}',
    summary: 'All subfolders of a folder, in the order in which they were made.',
    access: WRITERS.documents,
    params: Type.Object({ folderId: pathNumber({ description: 'id of the folder' }) }),
    response: Type.Array(managedSubfolder),
    errors: [404],
  }),
  getSubfolder: routes.get,
  createSubfolder: defineRoute({ ...routes.create, path: '/api/content/get/post-subfolder' }),
  updateSubfolder: defineRoute({
    ...routes.update,
    path: '/api/content/get/update-subfolder/',
    summary: 'Changes a subfolder, or moves it with its documents to another folder; what is absent stays.',
    body: Type.Object({
      ...Type.Partial(Type.Object(fields)).properties,
      sub_id: idInput('of the subfolder'),
      version: Type.Optional(version()),
    }),
  }),
  deleteSubfolder: defineRoute({
    ...routes.remove,
    path: '/api/content/get/remove-subfolder/{id}',
    summary: 'Deletes a subfolder with the documents that are shown in it.',
  }),
  restoreSubfolders: defineRoute({
    ...routes.restore,
    summary: 'Brings deleted subfolders back with the documents that were deleted with them, all or none.',
  }),
};
