import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { FOLDER_TITLE_MAX_LENGTH, FOLDERS_ORDER_LIMIT } from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

export const subfolder = Type.Object({
  sub_id: Field.id('of the subfolder'),
  title: Type.String({ description: 'Croatian name' }),
  title_eng: Type.String({ description: 'English name' }),
  show_sub: Field.flag('1 when the public site shows the subfolder, as far as it shows the folder'),
  doc_cat: Field.id('of the folder that it is in'),
});
export type Subfolder = Static<typeof subfolder>;

/** A subfolder as staff see it. */
export const managedSubfolder = Type.Object({
  ...subfolder.properties,
  orderIndex: Field.whole('place in the folder, rising; places may be missing'),
  documents: Field.whole('documents that are shown in it'),
  version: Field.version(),
  ...Field.lastChange,
});
export type ManagedSubfolder = Static<typeof managedSubfolder>;

/** A new order; `former` is that in which the user saw it. */
export function orderInput(of: string) {
  const ids = (description: string) =>
    Type.Array(Field.idInput(of), { minItems: 1, maxItems: FOLDERS_ORDER_LIMIT, description });
  return {
    ids: ids('in the new order'),
    former: Type.Optional(ids('in the order that was read; 409 when it is not the present one any more')),
  };
}

const title = (description: string) => Field.nameInput({ max: FOLDER_TITLE_MAX_LENGTH, description });

const fields = {
  title: title('Croatian name'),
  title_eng: title('English name'),
  show_sub: Type.Optional(Field.flagInput('1 when the public site shows the subfolder; 1 when absent')),
  doc_cat: Type.Optional(Field.idInput('of the folder that it is in; required for a new one')),
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
    summary: 'All subfolders of a folder, in order.',
    access: WRITERS.documents,
    params: Type.Object({ folderId: Field.pathNumber({ description: 'id of the folder' }) }),
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
      ...Field.allOptional(fields),
      sub_id: Field.idInput('of the subfolder'),
      version: Type.Optional(Field.version()),
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
  orderSubfolders: defineRoute({
    method: 'PUT',
    path: '/api/content/subfolders/order',
    summary: 'Puts the subfolders of a folder in order; those that are not named follow in their former order.',
    access: WRITERS.documents,
    body: Type.Object({ doc_cat: Field.idInput('of the folder'), ...orderInput('of a subfolder') }),
    response: Field.written,
    errors: [409],
  }),
};
