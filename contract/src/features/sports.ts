import { Type } from 'typebox';
import { id } from '../fields.ts';
import { defineRoute } from '../route.ts';

export const sport = Type.Object({ id: id('of the sport'), naziv: Type.String({ description: 'name' }) });

export const sportRoutes = {
  listSports: defineRoute({
    method: 'GET',
    path: '/api/sportasi/sportovi',
    summary: 'The sports, by name.',
    access: 'public',
    response: Type.Array(sport),
  }),
};
