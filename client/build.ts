/** Makes the package: one module without dependencies, and the types of all calls, made from the contract. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allRoutes } from '@baklja/contract';
import { pluralOf } from '@baklja/contract/cache-tags';
import { rolldown } from 'rolldown';
import { makeOpenApiDocument } from '../server/src/http/openapi.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
};

type Parameter = { name: string; required: boolean; schema: Schema };

type Document = {
  paths: Record<string, { get?: { parameters: (Parameter | { $ref: string })[]; responses: { 200: Response } } }>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};
type Response = { content: { 'application/json': { schema: Schema } } };

const DIST = path.resolve(import.meta.dirname, 'dist');
const TSC = path.resolve(import.meta.dirname, '../node_modules/typescript/bin/tsc');

const { paths, components } = makeOpenApiDocument() as Document;

/** Names of the types that several calls share, in the order in which they are found. */
const shared = new Set<string>();

await build();

async function build(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST);
  const index = path.join(DIST, 'index.ts');
  const sources = [index, path.join(DIST, 'client.ts')];
  writeFileSync(index, indexText());
  copyFileSync(path.resolve(import.meta.dirname, 'src/client.ts'), path.join(DIST, 'client.ts'));
  execFileSync(process.execPath, [TSC, '-p', path.resolve(import.meta.dirname, 'tsconfig.package.json')]);
  // Schemas are values of the contract that the client does not need.
  const treeshake = { manualPureFunctions: ['Type'], moduleSideEffects: false };
  const bundle = await rolldown({ input: index, treeshake });
  await bundle.write({ file: path.join(DIST, 'index.js'), minify: true });
  for (const source of sources) rmSync(source);
}

/** The module that people import. */
function indexText(): string {
  const calls = publicCalls();
  const table = calls.map(({ key, path, tags }) => `${key}: ${JSON.stringify({ path, tags })},`);
  const types = calls.map(
    ({ key, summary, input, answer }) => `/** ${summary} */ ${key}: { input: ${input}; answer: ${answer} };`,
  );
  const named: string[] = [];
  // Printing a shared type may find others, which the loop then reaches too.
  for (const name of shared) named.push(`export type ${name} = ${typeOf(components.schemas[name] ?? {})};`);
  return `
import { type Client as ClientOf, type ClientOptions, makeClient } from './client.ts';
export { srcsetOf } from './client.ts';
export type { CallOptions, ClientOptions, Result } from './client.ts';
export type Calls = {
${types.join('\n')}
};
/** The answer of a call: \`Answer<'getPost'>\`. */
export type Answer<Name extends keyof Calls> = Calls[Name]['answer'];
export type Client = ClientOf<Calls>;
${named.join('\n')}
/** Reads the public content of a server. No call throws. */
export function createClient(options: ClientOptions): Client {
  return makeClient<Calls>({ ${table.join(' ')} }, options);
}
`;
}

function publicCalls() {
  return (
    allRoutes
      // What is no JSON is a file, to which a site links.
      .filter(({ key, route }) => (route.tags && !route.responseType) || key === 'listChanges')
      .map(({ key, route: { path, summary, tags = [] } }) => {
        const { parameters = [], responses } = paths[path]?.get ?? {};
        const all = parameters.flatMap((one) =>
          '$ref' in one ? (components.parameters[nameOf(one.$ref)] ?? []) : one,
        );
        const input = new Map(all.map((one) => [one.name, one]));
        // A text that may be in path and query belongs into the query: a path does not hold every text.
        const isInBoth = (name: string) => all.filter((one) => one.name === name).length > 1;
        return {
          key,
          summary,
          path: path.replace(/\{(\w+)\}/g, (place, name) => (isInBoth(name) ? '-' : place)),
          tags: tags.map((tag) => (input.has(/\{(\w+)\}/.exec(tag)?.[1] ?? '') ? tag : pluralOf(tag))),
          input: objectOf([...input.values()]),
          answer: typeOf(responses?.[200].content['application/json'].schema ?? {}),
        };
      })
  );
}

function typeOf(schema: Schema): string {
  const { $ref, type, anyOf, items, properties, required = [] } = schema;
  if ($ref) {
    shared.add(nameOf($ref));
    return nameOf($ref);
  }
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(' | ');
  if (type === 'null') return type;
  if (items) return `(${typeOf(items)})[]`;
  if (properties) {
    const fields = Object.entries(properties);
    return objectOf(fields.map(([name, field]) => ({ name, required: required.includes(name), schema: field })));
  }
  if (type === 'object') return 'Record<string, unknown>';
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'number' || type === 'boolean') return type;
  throw new Error(`The client has no type for ${JSON.stringify(schema)}.`);
}

function objectOf(fields: Parameter[]): string {
  if (fields.length === 0) return 'Record<never, never>';
  const lines = fields.map(({ name, required, schema }) => {
    const note = schema.description === undefined ? '' : `/** ${schema.description} */ `;
    return `${note}${name}${required ? '' : '?'}: ${typeOf(schema)};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

function nameOf($ref: string): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}
