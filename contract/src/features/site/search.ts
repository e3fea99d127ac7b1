import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { kindsWith } from '../../kinds.ts';
import { SEARCH_MAX_LENGTH } from '../../limits.ts';
import { ROLES } from '../../roles.ts';
import { defineRoute } from '../../route.ts';
import { medal } from '../sport/medals.ts';

export const searchHit = Type.Object({
  kind: Field.oneOf(kindsWith('search'), 'kind of the record'),
  id: Field.id('of what was found'),
  title: Type.String({ description: 'its title, or the name of the file' }),
  key: Type.String({
    description: 'what its address holds: alias of a post, path of a file, name of a categorised athlete, id of others',
  }),
  note: Type.Optional(Type.String({ description: 'event, team and winners of a medal' })),
  medalja: Type.Optional(medal.properties.medalja),
  language: Type.Optional(Field.language()),
  isDraft: Type.Optional(Type.Boolean({ description: 'true for a post that is not published' })),
});
export type SearchHit = Static<typeof searchHit>;

export const searchRoutes = {
  searchEverything: defineRoute({
    method: 'GET',
    path: '/api/search',
    summary: 'Records whose titles or names contain each word of a text, of the kinds that the role may write.',
    access: ROLES,
    query: Type.Object({
      text: Field.text({
        max: SEARCH_MAX_LENGTH,
        description: 'parts of the title or name, or of the winner of a medal',
      }),
    }),
    response: Type.Object({ hits: Type.Array(searchHit, { description: 'a few of each kind, kind by kind' }) }),
  }),
};
