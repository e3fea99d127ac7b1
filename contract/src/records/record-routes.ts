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

/** The noun of a kind in English, and its plural, as „document folder” and „document folders”. */
function nounsOf(kind: Kind): { noun: string; nouns: string; aNoun: string } {
  const noun = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const article = /^[aeio]/.test(noun) ? 'an' : 'a';
  return { noun, nouns: kindRow(kind).plural.replaceAll('_', ' '), aNoun: `${article} ${noun}` };
}

/**
 * Create, update, delete and restore of a kind, and the uses of a record. `path` is the path of its list; `fields` are
 * the fields of a write; `row` is the response to reading one record; `incompleteText` is about the required fields.
 */
export function recordRoutes<Row extends TObject, const Fields extends TProperties>(
  kind: Kind,
  { path, row, fields, incompleteText }: { path: string; row: Row; fields: Fields; incompleteText: string },
) {
  const access = WRITERS[kindRow(kind).area];
  const { noun, nouns, aNoun } = nounsOf(kind);
  const body = Type.Object(fields);
  const incompleteFields: readonly string[] | undefined = (body as TObject).required;
  const one = Type.Object({ id: Field.pathNumber({ description: `id of the ${noun}` }) });
  const many = Type.Object({ ids: Field.idsInput({ max: RECORDS_AT_ONCE_LIMIT, description: `of the ${nouns}` }) });
  return {
    get: defineRoute({
      method: 'GET',
      path: `${path}/{id}`,
      summary: `One ${noun} with everything that its editor shows.`,
      access,
      params: one,
      response: row,
      errors: [404],
    }),
    create: defineRoute({
      method: 'POST',
      path,
      summary: `Adds ${aNoun}.`,
      access,
      body,
      acceptsIdempotencyKey: true,
      response: Field.created,
      errors: [409],
      incompleteText,
      incompleteFields,
    }),
    update: defineRoute({
      method: 'PUT',
      path,
      summary: `Changes ${aNoun}; what is absent stays.`,
      access,
      body: Type.Object({ ...fields, id: Field.idInput(`of the ${noun}`), version: Type.Optional(Field.version()) }),
      response: Field.saved,
      errors: [404, 409],
      incompleteText,
      incompleteFields,
    }),
    remove: defineRoute({
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Deletes ${aNoun} that nothing uses.`,
      access,
      params: one,
      response: Field.written,
      errors: [404, 409],
    }),
    removeMany: defineRoute({
      method: 'POST',
      path: `${path}/remove`,
      summary: `Deletes several ${nouns} that nothing uses, all or none.`,
      access,
      body: many,
      response: Field.written,
      errors: [404, 409],
    }),
    restore: defineRoute({
      method: 'POST',
      path: `${path}/restore`,
      summary: `Brings deleted ${nouns} back under their ids, all or none.`,
      access,
      body: many,
      response: Field.written,
      errors: [404, 409],
    }),
    references: defineRoute({
      method: 'GET',
      path: `${path}/{id}/references`,
      summary: `What uses ${aNoun}.`,
      access,
      params: one,
      response: references,
      errors: [404],
    }),
  } as const;
}

/** The call that makes two records of different languages translations of each other, or parts them. */
export function translationRoute(kind: KindWith<'translation'>, path: string) {
  const { noun, nouns } = nounsOf(kind);
  return defineRoute({
    method: 'PUT',
    path,
    summary: `Makes two ${nouns} of different languages translations of each other, or parts them; the versions stay.`,
    access: WRITERS[kindRow(kind).area],
    body: Type.Object({
      id: Field.idInput(`of the ${noun}`),
      translation_id: Field.optionalIdInput(`of the ${noun} in the other language; null parts them`),
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
