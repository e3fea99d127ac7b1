import { Type } from 'typebox';
import * as Field from '../../fields.ts';
import { CHANGES_PAGE_SIZE } from '../../limits.ts';
import { defineRoute } from '../../route.ts';

/** A write that changed public answers, or a moment at which some changed by themselves. */
const change = Type.Object({
  id: Field.id('rises by one with each change'),
  at: Field.time('when it was made'),
  tags: Type.Array(Type.String(), { description: 'of the public answers that changed' }),
});

export const changeRoutes = {
  listChanges: defineRoute({
    method: 'GET',
    path: '/api/changes',
    summary: 'What changed for the public after an id, oldest first; without an id only the last one.',
    access: 'public',
    query: Type.Object({
      after: Type.Optional(
        Type.Unsafe<number>({
          type: 'string',
          pattern: '^(0|[1-9][0-9]{0,14})$',
          'x-form': 'number',
          description: 'id of the last change that the caller knows',
        }),
      ),
    }),
    response: Type.Object({
      changes: Type.Array(change, { description: `up to ${CHANGES_PAGE_SIZE}` }),
      last: Field.whole('id of the last change of all; 0 before the first'),
    }),
    errors: [410],
  }),
};
