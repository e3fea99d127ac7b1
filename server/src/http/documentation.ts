import { DOCUMENTATION_PATH, OPENAPI_PATH } from '@baklja/contract/documentation';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { makeOpenApiDocument } from './openapi.ts';

/** Serves the OpenAPI document of all routes, and its pages. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  const document = makeOpenApiDocument();
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  app.get(OPENAPI_PATH, { config: { isPublicFile: true } }, async () => document);
  // The pages bring inline scripts of their own; the strict policy holds everywhere else.
  await app.register(swaggerUi, {
    routePrefix: DOCUMENTATION_PATH,
    staticCSP: true,
    // Nor does it know whether the server speaks TLS.
    transformStaticCSP: (policy) => policy.replace(' upgrade-insecure-requests;', ''),
    indexPrefix: '',
  });
}
