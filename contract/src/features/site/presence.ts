import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { type KindWith, kindsWith } from '../../kinds.ts';
import { ROLES } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

/** Kinds of records that several users may have open. */
export type EditedKind = KindWith<'presence'>;

export function editedKind() {
  return Field.oneOf(kindsWith('presence'), 'kind of the record');
}

/** A user who has the record open. */
export const presentEditor = Type.Object({
  user_id: Field.id('of the user'),
  name: Type.String({ description: 'of the user' }),
  is_editing: Type.Boolean({ description: 'true while changes of theirs are unsaved' }),
  since: Field.time('when they opened it'),
});
export type PresentEditor = Static<typeof presentEditor>;

const tab = Field.text({ max: 64, description: 'made by the browser for each opened editor' });

export const presenceRoutes = {
  recordHeartbeat: defineRoute({
    method: 'PUT',
    path: '/api/presence',
    summary: 'Reports that an editor is open, again every 15 seconds; answers who else has the record open.',
    access: ROLES,
    body: Type.Object({
      kind: editedKind(),
      id: Field.idInput('of the record'),
      tab,
      is_editing: Type.Boolean({ description: 'true while changes are unsaved' }),
    }),
    response: Type.Object({
      others: Type.Array(presentEditor, { description: 'other people, once each, by when they opened it' }),
      other_tabs: Type.Integer({
        minimum: 0,
        description: 'further editors of the same record that the caller has open',
      }),
      version: Field.version(),
    }),
    errors: [404],
  }),
  endPresence: defineRoute({
    method: 'POST',
    path: '/api/presence/end',
    summary: 'Reports that an editor was closed.',
    access: ROLES,
    body: Type.Object({ tab }),
    response: Field.written,
  }),
};
