/** Where the OpenAPI document of all routes stands, and its pages for people. */
export const OPENAPI_PATH = '/api/openapi.json';
export const DOCUMENTATION_PATH = '/api/docs';
