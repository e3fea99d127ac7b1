import { categoryRoutes } from '@baklja/contract/features/categories';
import { missingText } from '@baklja/contract/records/record-words';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { NotFoundError } from '../../errors.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { recordHandlers } from '../../records/record-handlers.ts';
import { getCategory, listCategories, listPublicCategories } from './categories.store.ts';
import { categories } from './category-record.ts';

export function serveCategories(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  const handlers = recordHandlers(categories, dependencies);

  serveRoutes(app, dependencies, categoryRoutes, {
    listCategories: ({ seesEverything }) => (seesEverything ? listCategories(read) : listPublicCategories(read)),
    getCategory: async ({ params }) => {
      const category = await getCategory(read, params.id);
      if (!category) throw new NotFoundError(missingText('category'));
      return category;
    },
    createCategory: handlers.create,
    updateCategory: (call) => handlers.update(call),
    deleteCategory: handlers.remove,
    deleteCategories: handlers.removeMany,
    restoreCategories: handlers.restore,
    listCategoryReferences: handlers.references,
  });
}
