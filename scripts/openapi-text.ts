import { makeOpenApiDocument } from '../server/src/http/openapi.ts';

/** The OpenAPI document as it is checked in. */
export function openApiText(): string {
  return `${JSON.stringify(makeOpenApiDocument(), null, 2)}\n`;
}
