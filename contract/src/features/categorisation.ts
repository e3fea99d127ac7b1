import { Type } from 'typebox';
import { whole } from '../fields.ts';
import { defineRoute } from '../route.ts';

export const categorisationRoutes = {
  countCategorisation: defineRoute({
    method: 'GET',
    path: '/api/kategorizacija/count',
    summary: 'How many athletes the present categorisation list holds; 0 before the first list.',
    access: 'public',
    response: Type.Object({ total: whole('rows of the present list') }),
  }),
};
