import { categoryRoutes } from '@baklja/contract/features/content/categories';
import { recordQueries } from '#web/forms/record-queries.ts';

/** Queries and mutations of categories. Posts show category titles. */
export const categoryQueries = recordQueries(
  'category',
  {
    list: categoryRoutes.listCategories,
    get: categoryRoutes.getCategory,
    create: categoryRoutes.createCategory,
    update: categoryRoutes.updateCategory,
    remove: categoryRoutes.deleteCategory,
    removeMany: categoryRoutes.deleteCategories,
    restore: categoryRoutes.restoreCategories,
  },
  { alsoChanges: ['posts'] },
);
