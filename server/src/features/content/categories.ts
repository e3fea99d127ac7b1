import { categoryRoutes } from '@baklja/contract/features/content/categories';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveRoutes } from '../../http/serve-routes.ts';
import { defineRecord } from '../../records/define-record.ts';
import { recordHandlers } from '../../records/record-handlers.ts';
import { requireFound } from '../../records/require-found.ts';
import { getCategory, listCategories } from './categories.store.ts';

export function serveCategories(app: FastifyInstance, dependencies: Dependencies): void {
  const { read } = dependencies.database;
  const handlers = recordHandlers(categories, dependencies);

  serveRoutes(app, dependencies, categoryRoutes, {
    listCategories: ({ seesEverything }) => listCategories(read, { seesEverything }),
    getCategory: ({ params }) => requireFound('category', getCategory(read, params.id)),
    createCategory: handlers.create,
    updateCategory: (call) => handlers.update(call),
    deleteCategory: handlers.remove,
    deleteCategories: handlers.removeMany,
    restoreCategories: handlers.restore,
    listCategoryReferences: handlers.references,
  });
}

/** Writes of the categories of posts. Lists of posts show their titles. */
export const categories = defineRecord('category', {
  hasUniqueTitle: true,
  referencedBy: [{ kind: 'post', table: 'posts', column: 'catid', title: ({ title }) => String(title) }],
  shownIn: ['post'],
});
