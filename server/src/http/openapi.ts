import { allRoutes } from '@baklja/contract';
import { ROLES } from '@baklja/contract/roles';
import { apiError, type Route } from '@baklja/contract/route';
import type { TSchema } from 'typebox';

type Json = Record<string, unknown>;

const STATUS_TEXTS: Record<number, string> = {
  400: 'Bad input; `errors` names the fields at fault',
  401: 'No token, or one that is no longer good',
  403: 'The role may not do this',
  404: 'No such thing',
  409: 'Conflict: a limit, a stale version, or a thing in use; `code` tells which',
  413: 'More data than is accepted',
  429: 'Too many tries; see Retry-After',
  503: 'The database or the file store is away; see Retry-After',
};

/** The OpenAPI 3.1 document of all routes, made from the definitions that validate the calls. */
export function makeOpenApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Baklja',
      version: '1.0.0',
      description: 'Back office and content server of a national Olympic committee’s website.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(allRoutes.map(({ feature }) => feature))].map((name) => ({ name })),
    paths: describePaths(),
    components: {
      securitySchemes: {
        'x-access-token': { type: 'apiKey', in: 'header', name: 'x-access-token' },
        token: { type: 'apiKey', in: 'header', name: 'token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

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
  return {
    operationId: key,
    tags: [feature],
    summary: route.summary,
    description: describeAccess(route),
    ...(route.access !== 'public' && { security: [{ 'x-access-token': [] }, { token: [] }, { bearer: [] }] }),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(route.body && { requestBody: { required: true, content: content(route.body) } }),
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
    schema: withoutForms(property),
  }));
}

function describeAnswers(route: Route): Json {
  const statuses = new Set([...(route.errors ?? []), 503]);
  if (route.params || route.query || route.body) statuses.add(400);
  if (route.body) statuses.add(413);
  if (route.access !== 'public') statuses.add(401);
  if (typeof route.access !== 'string') statuses.add(403);
  const errors = [...statuses]
    .sort()
    .map((status) => [
      status,
      { description: STATUS_TEXTS[status] ?? 'Refused', content: content(route.errorShape ?? apiError) },
    ]);
  const success = { description: 'Success', content: content(route.response, route.responseType) };
  return { 200: success, ...Object.fromEntries(errors) };
}

function content(schema: TSchema, type = 'application/json'): Json {
  return { [type]: { schema: withoutForms(schema) } };
}

/** The schema without the keywords that only the server reads. */
function withoutForms(schema: TSchema): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key.startsWith('x-') ? undefined : value)));
}
