import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { CATEGORY_TITLE_MAX_LENGTH } from '../../limits.ts';
import { recordRoutes } from '../../records/record-routes.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

const forEditors = {
  posts: Field.whole('posts of the category'),
  croatian_posts: Field.whole('those in Croatian'),
  english_posts: Field.whole('those in English'),
  ...Field.lastChange,
  version: Field.version(),
};

/**
 * A category of posts. Without the token of a role that writes categories it has only id and title.
 * @NOTE `kategorizacija` is different: the categorisation of athletes.
 */
export const category = Type.Object({
  id: Field.id('of the category'),
  title: Type.String(),
  ...Field.allOptional(forEditors),
});
export type Category = Static<typeof category>;

export const editedCategory = Type.Object({
  id: category.properties.id,
  title: category.properties.title,
  created: Field.optionalTime('when it was made; null when that is not known'),
  ...forEditors,
});
export type EditedCategory = Static<typeof editedCategory>;

const routes = recordRoutes('category', {
  path: '/api/content/get/cats',
  row: editedCategory,
  fields: { title: Field.nameInput({ max: CATEGORY_TITLE_MAX_LENGTH, description: 'name' }) },
  incompleteText: 'Unesite naziv!',
});

export const categoryRoutes = {
  listCategories: defineRoute({
    method: 'GET',
    path: '/api/content/get/cats',
    summary: 'The categories of posts, by title.',
    access: 'public',
    tags: ['categories'],
    everythingFor: WRITERS.categories,
    response: Type.Array(category),
  }),
  getCategory: routes.get,
  createCategory: routes.create,
  updateCategory: routes.update,
  deleteCategory: routes.remove,
  deleteCategories: routes.removeMany,
  restoreCategories: routes.restore,
  listCategoryReferences: routes.references,
};
