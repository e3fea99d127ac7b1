/** Paths of the OpenAPI document of all routes and of its pages for readers. */
export const OPENAPI_PATH = '/api/openapi.json';
export const DOCUMENTATION_PATH = '/api/docs';
