import { type Static, Type } from 'typebox';
import { id } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** A category of posts. `kategorizacija` is another thing: the categorisation of athletes. */
export const category = Type.Object({ id: id('of the category'), title: Type.String() });

export type Category = Static<typeof category>;

export const categoryRoutes = {
  listCategories: defineRoute({
    method: 'GET',
    path: '/api/content/get/cats',
    summary: 'The categories of posts, by title.',
    access: 'public',
    response: Type.Array(category),
  }),
};
