import { allRoutes } from '@baklja/contract';
import { categoryRoutes } from '@baklja/contract/features/content/categories';
import { accordionEntry, pageButton, pageImage, pagePicture } from '@baklja/contract/features/content/pages';
import { galleryImage, postImages } from '@baklja/contract/features/content/posts';
import { uploadedFile } from '@baklja/contract/features/media/file-host';
import { created, written } from '@baklja/contract/fields';
import { references } from '@baklja/contract/records/record-routes';
import { ROLES } from '@baklja/contract/roles';
import { apiError, IDEMPOTENCY_KEY_PATTERN, isTagged, type Route, recordReference } from '@baklja/contract/route';
import type { TObject, TSchema } from 'typebox';
import { nameRepeatedParts } from './openapi-components.ts';
import { describeOtherCalls } from './openapi-other-calls.ts';

type Json = Record<string, unknown>;

const FORM_TYPE = 'multipart/form-data';

const STATUS_TEXTS: Record<number, string> = {
  400: 'Bad input; `errors` names the fields at fault',
  401: 'No token, or one that is no longer good',
  403: 'The role may not do this',
  404: 'No such thing',
  409: 'Conflict: a limit, a stale version, or a thing in use; `code` says which',
  410: 'No longer kept',
  412: 'Another version of the protocol',
  413: 'More data than is accepted',
  415: 'Data of a type that is not accepted',
  416: 'The file has no such part',
  429: 'Too many tries; see Retry-After',
  503: 'The database or the file store is away, or the server is overloaded; 507 in the same form when it is full; see Retry-After',
};

/** The three headers that carry a token. */
const SECURITY = [{ 'x-access-token': [] }, { token: [] }, { bearer: [] }];

/** Schemas of several calls, under the names that the document gives them. */
const SHARED_SCHEMAS: Record<string, TSchema> = {
  AccordionEntry: accordionEntry,
  ApiError: apiError,
  Created: created,
  GalleryImage: galleryImage,
  PageButton: pageButton,
  PageImage: pageImage,
  PagePicture: pagePicture,
  PostImages: postImages,
  RecordReference: recordReference,
  References: references,
  Updated: categoryRoutes.updateCategory.response,
  UploadedFile: uploadedFile,
  Written: written,
};

/** The OpenAPI 3.1 document of all routes, made from the definitions that validate the calls. */
export function makeOpenApiDocument(): Json {
  const shared = Object.entries(SHARED_SCHEMAS).map(([name, schema]) => [name, withoutForms(schema)]);
  return nameRepeatedParts(makeWholeDocument(), Object.fromEntries(shared));
}

/** The document without references. */
export function makeWholeDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Baklja',
      version: '1.0.0',
      description: 'Back office and content server of a national Olympic committee’s website.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(allRoutes.map(({ feature }) => feature))].map((name) => ({ name })),
    paths: { ...describePaths(), ...describeOtherCalls({ security: SECURITY, error: describeError }) },
    components: {
      securitySchemes: {
        'x-access-token': { type: 'apiKey', in: 'header', name: 'x-access-token' },
        token: { type: 'apiKey', in: 'header', name: 'token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Names the call: a repetition with the same key changes the record that the first one made.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source },
};

function describePaths(): Json {
  const paths: Record<string, Json> = {};
  for (const { feature, key, route } of allRoutes) {
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = describeCall(feature, key, route);
    paths[route.path] = path;
  }
  return paths;
}

function describeCall(feature: string, key: string, route: Route): Json {
  const given = [
    ...parameters('path', route.params),
    ...parameters('query', route.query),
    ...(route.acceptsIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: key,
    tags: [feature],
    summary: route.summary,
    description: describeAccess(route),
    ...(route.access !== 'public' && { security: SECURITY }),
    ...(given.length > 0 && { parameters: given }),
    ...((route.body || route.form) && { requestBody: { required: true, content: describeBody(route) } }),
    responses: describeAnswers(route),
  };
}

function describeAccess(route: Route): string {
  const { access, everythingFor } = route;
  if (access === 'signed-in') return `Roles: ${ROLES.join(', ')}.`;
  if (access !== 'public') return `Roles: ${access.join(', ')}.`;
  return everythingFor ? `Public; shows everything to ${everythingFor.join(', ')}.` : 'Public.';
}

function parameters(place: 'path' | 'query', schema: TSchema | undefined): Json[] {
  if (!schema || !('properties' in schema)) return [];
  return Object.entries(schema.properties as Record<string, TSchema>).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: withoutForms(isNumber(property) ? asInteger(property) : property),
  }));
}

/** A number in an address is digits to the server, and an integer to its callers. */
function asInteger({ pattern, ...schema }: NumberSchema): Json {
  return { ...schema, type: 'integer', minimum: pattern.startsWith('^[1-9]') ? 1 : 0 };
}

type NumberSchema = TSchema & { type: 'string'; pattern: string };

function isNumber(schema: TSchema): schema is NumberSchema {
  return 'pattern' in schema && Reflect.get(schema, 'x-form') === 'number';
}

/** Describes the fields and files of a form; one that accepts no files may come as JSON as well. */
function describeBody({ body, form }: Route): Json {
  if (!form) return body ? content(body) : {};
  if (form.files === undefined) return body ? { ...content(body, FORM_TYPE), ...content(body) } : {};
  const fields = (body ? withoutForms(body) : { type: 'object', properties: {} }) as FormSchema;
  const files = { type: 'array', items: { type: 'string', format: 'binary' }, description: 'one file or more' };
  const properties = { ...fields.properties, [form.files]: files };
  const schema = { ...fields, required: [...(fields.required ?? []), form.files], properties };
  return { [FORM_TYPE]: { schema } };
}

type FormSchema = { type: string; properties: Json; required?: string[] };

function describeAnswers(route: Route): Json {
  const statuses = new Set([...(route.errors ?? []), 503]);
  const hasBody = route.body !== undefined || route.form !== undefined;
  if (route.params || route.query || hasBody) statuses.add(400);
  if (hasBody) statuses.add(413);
  if (route.form) statuses.add(415);
  if (route.access !== 'public') statuses.add(401);
  if (route.access !== 'public' && !route.beforeProof) statuses.add(403);
  const errors = [...statuses].sort().map((status) => [status, describeError(status, route.errorShape)]);
  const success = { description: 'Success', content: content(route.response, route.responseType) };
  return { 200: success, ...(isTagged(route) && TAGGED), ...Object.fromEntries(errors) };
}

const TAGGED = { 304: { description: 'The caller has this very answer: `If-None-Match` holds its `ETag`' } };

function describeError(status: number, shape: TSchema = apiError): Json {
  return { description: STATUS_TEXTS[status] ?? 'Refused', content: content(shape) };
}

function content(schema: TSchema, type = 'application/json'): Json {
  return { [type]: { schema: withoutForms(schema) } };
}

/** The schema without the keywords that only the server reads. */
function withoutForms(schema: object): unknown {
  const shown = 'x-columns' in schema ? describeRow(schema as RowSchema) : schema;
  return JSON.parse(JSON.stringify(shown, (key, value) => (key.startsWith('x-') ? undefined : value)));
}

type RowSchema = TSchema & { description: string; 'x-row': TObject; 'x-columns': readonly string[] };

/** Describes the values of a row one by one, bare or in a list of one. */
function describeRow({ description, 'x-row': values, 'x-columns': columns }: RowSchema): Json {
  const prefixItems = columns.map((name) => {
    const value = values.properties[name] as Json;
    return { title: name, ...(values.required?.includes(name) ? value : orNull(value)) };
  });
  const row = { type: 'array', prefixItems, minItems: columns.length, maxItems: columns.length };
  return { description, anyOf: [row, { type: 'array', items: row, minItems: 1, maxItems: 1 }] };
}

function orNull({ description, ...value }: Json): Json {
  return { description, anyOf: [value, { type: 'null' }] };
}
