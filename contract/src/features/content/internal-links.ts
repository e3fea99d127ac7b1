import { Type } from 'typebox';
import { IMAGE_PATH_MAX_LENGTH, LINKS_AT_ONCE_LIMIT } from '../../limits.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

const address = Type.String({ maxLength: IMAGE_PATH_MAX_LENGTH, description: 'as the text has it' });

export const internalLinkRoutes = {
  checkLinks: defineRoute({
    method: 'POST',
    path: '/api/content/check-links',
    summary: 'Which of the addresses lead to a page or file of this site that is not there. Other sites are not asked.',
    access: WRITERS.posts,
    body: Type.Object({
      links: Type.Array(address, { maxItems: LINKS_AT_ONCE_LIMIT, description: 'addresses, in any order' }),
    }),
    response: Type.Object({ dead: Type.Array(address, { description: 'those that lead nowhere, in the order sent' }) }),
  }),
};
