import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENTATION_PATH, OPENAPI_PATH } from '@baklja/contract/documentation';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { notFound } from './error-handler.ts';
import { makeOpenApiDocument } from './openapi.ts';

/** Pages for those who build the public site, and for their tools. */
const GUIDES = { 'integrate.md': 'text/markdown; charset=utf-8', 'llms.txt': 'text/plain; charset=utf-8' };

const DOCS = path.resolve(import.meta.dirname, '../../../docs');

/** Serves the guides, the OpenAPI document of all routes, and its pages. The last two are made when they are first opened. */
export function serveDocumentation(app: FastifyInstance): void {
  let document: ReturnType<typeof makeOpenApiDocument> | undefined;
  const getDocument = () => {
    document ??= makeOpenApiDocument();
    return document;
  };
  let pages: Promise<FastifyInstance> | undefined;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    pages ??= buildPages(getDocument());
    const { method, url, headers } = request;
    const page = await (await pages).inject({ method: method === 'HEAD' ? 'HEAD' : 'GET', url, headers });
    if (page.statusCode === 404) return notFound();
    return reply.code(page.statusCode).headers(page.headers).send(page.rawPayload);
  };
  app.get(OPENAPI_PATH, { config: { isPublicFile: true } }, async () => getDocument());
  for (const [name, type] of Object.entries(GUIDES)) {
    app.get(`${DOCUMENTATION_PATH}/${name}`, { config: { isPublicFile: true } }, async (_, reply) =>
      reply.type(type).send(await readFile(path.join(DOCS, name))),
    );
  }
  app.get(DOCUMENTATION_PATH, sendPage);
  app.get(`${DOCUMENTATION_PATH}/*`, sendPage);
}

/** A separate server for the pages: their library can only be added to a server that does not listen yet. */
async function buildPages(document: object): Promise<FastifyInstance> {
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  const pages = Fastify();
  await pages.register(swagger.default, { mode: 'static', specification: { document: document as never } });
  // The pages contain inline scripts; the strict policy applies everywhere else.
  await pages.register(swaggerUi.default, {
    routePrefix: DOCUMENTATION_PATH,
    staticCSP: true,
    // The library does not know whether the server speaks TLS either.
    transformStaticCSP: (policy) => policy.replace(' upgrade-insecure-requests;', ''),
    indexPrefix: '',
  });
  return pages;
}
