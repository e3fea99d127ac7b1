import { makeOpenApiDocument } from '../server/src/http/openapi.ts';

/** The OpenAPI document in the form that the repository contains. */
export function openApiText(): string {
  return `${JSON.stringify(makeOpenApiDocument(), null, 2)}\n`;
}
