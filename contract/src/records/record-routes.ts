/** The usual calls of a kind of record, for kinds whose calls are not fixed by a specification. */
import { type TObject, type TProperties, Type } from 'typebox';
import * as Field from '../fields.ts';
import { type Kind, type KindWith, kindRow } from '../kinds.ts';
import { HTML_MAX_LENGTH, RECORDS_AT_ONCE_LIMIT, SAME_TEXTS_LIMIT } from '../limits.ts';
import { WRITERS } from '../roles.ts';
import { defineRoute, recordReference } from '../route.ts';

/** Records that use another one: they prevent its deletion, and the user can look there. */
export const references = Type.Object({
  references: Type.Array(recordReference, { description: 'the first of them' }),
  total: Field.whole('how many there are'),
  counts: Type.Array(
    Type.Object({
      kind: Type.String({ description: 'kind of the records that use it' }),
      words: Type.String({ description: 'number and noun, as 3 sportaša' }),
    }),
    { description: 'how many of each kind' },
  ),
});

/**
 * Create, update, delete and restore of a kind, and the uses of a record. `path` is the path of its list; `fields` are
 * the fields of a write; `row` is the response to reading one record.
 */
export function recordRoutes<Row extends TObject, const Fields extends TProperties>(
  kind: Kind,
  { path, row, fields, incompleteText }: { path: string; row: Row; fields: Fields; incompleteText: string },
) {
  const { area, plural } = kindRow(kind);
  const access = WRITERS[area];
  const one = Type.Object({ id: Field.pathNumber({ description: `id of the ${kind}` }) });
  const many = Type.Object({ ids: Field.idsInput({ max: RECORDS_AT_ONCE_LIMIT, description: `of the ${plural}` }) });
  return {
    get: defineRoute({
      method: 'GET',
      path: `${path}/{id}`,
      summary: `One ${kind} with everything that its editor shows.`,
      access,
      params: one,
      response: row,
      errors: [404],
    }),
    create: defineRoute({
      method: 'POST',
      path,
      summary: `Makes a ${kind}.`,
      access,
      body: Type.Object(fields),
      acceptsIdempotencyKey: true,
      response: Field.created,
      errors: [409],
      incompleteText,
    }),
    update: defineRoute({
      method: 'PUT',
      path,
      summary: `Changes a ${kind}; what is absent stays.`,
      access,
      body: Type.Object({ ...fields, id: Field.idInput(`of the ${kind}`), version: Type.Optional(Field.version()) }),
      response: Field.saved,
      errors: [404, 409],
      incompleteText,
    }),
    remove: defineRoute({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Deletes a ${kind} that nothing uses.`,
      access,
      params: one,
      response: Field.written,
      errors: [404, 409],
    }),
    removeMany: defineRoute({
      method: 'POST',
      path: `${path}/remove`,
      summary: `Deletes several ${plural} that nothing uses, all or none.`,
      access,
      body: many,
      response: Field.written,
      errors: [404, 409],
    }),
    restore: defineRoute({
      method: 'POST',
      path: `${path}/restore`,
      summary: `Brings deleted ${plural} back under their ids, all or none.`,
      access,
      body: many,
      response: Field.written,
      errors: [404, 409],
    }),
    references: defineRoute({
      method: 'GET',
      path: `${path}/{id}/references`,
      summary: `What uses a ${kind}.`,
      access,
      params: one,
      response: references,
      errors: [404],
    }),
  } as const;
}

/** The call that makes two records of different languages translations of each other, or parts them. */
export function translationRoute(kind: KindWith<'translation'>, path: string) {
  const { area, plural } = kindRow(kind);
  return defineRoute({
    method: 'PUT',
    path,
    summary: `Makes two ${plural} of different languages translations of each other, or parts them; the versions stay.`,
    access: WRITERS[area],
    body: Type.Object({
      id: Field.idInput(`of the ${kind}`),
      translation_id: Field.optionalIdInput(`of the ${kind} in the other language; null parts them`),
      same_texts: Type.Optional(
        Field.jsonTextInput(Type.Array(Type.String(), { maxItems: SAME_TEXTS_LIMIT }), {
          max: HTML_MAX_LENGTH,
          description: 'texts that are the same in both languages on purpose; as they were when absent',
        }),
      ),
    }),
    response: Field.written,
    errors: [404, 409],
  });
}
