import { KINDS } from '@baklja/contract/kinds';

type Json = Record<string, unknown>;

type Operation = {
  operationId: string;
  parameters?: Json[];
  requestBody?: Json;
  responses: Record<string, Response>;
};

type Response = Json & { content?: Record<string, { schema?: Json }> };

type Named = { name: string; uses: number; value: Json };

/**
 * Names the schemas, responses and parameters that an OpenAPI document repeats, and replaces them by references. What is
 * equal has one name: the one in `known`, or one made from the first call that has it.
 */
export function nameRepeatedParts(document: Json, known: Record<string, object>): Json {
  const { components, ...rest } = JSON.parse(JSON.stringify(document)) as Json & { paths: Json; components: Json };
  const operations = Object.values(rest.paths).flatMap((methods) =>
    Object.values(methods as Record<string, Operation>),
  );

  const schemas = findSchemas(operations, known);
  const parameters = findParameters(operations);
  const responses = findResponses(operations, schemas);
  const sections = { schemas, responses, parameters };

  const withReferences = (value: unknown, self?: Named): unknown => {
    if (Array.isArray(value)) return value.map((item) => withReferences(item));
    if (!isObject(value)) return value;
    for (const [section, parts] of Object.entries(sections)) {
      const part = parts.get(JSON.stringify(value));
      if (part && part !== self && part.uses > 1) return { $ref: `#/components/${section}/${part.name}` };
    }
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withReferences(child)]));
  };
  const described = (parts: Map<string, Named>) =>
    Object.fromEntries(repeatedParts(parts).map((part) => [part.name, withReferences(part.value, part)]));
  return {
    ...(withReferences(rest) as Json),
    components: {
      schemas: described(schemas),
      responses: described(responses),
      parameters: described(parameters),
      ...components,
    },
  };
}

/** In the order of their names. */
function repeatedParts(parts: Map<string, Named>): Named[] {
  const repeated = [...parts.values()].filter(({ uses }) => uses > 1).sort((a, b) => (a.name < b.name ? -1 : 1));
  const twice = repeated.find(({ name }, index) => name === repeated[index + 1]?.name);
  if (twice) throw new Error(`Two different parts of the API document would have the name ${twice.name}.`);
  return repeated;
}

/** The schemas of objects and rows by their text. Those inside an equal one are not counted again. */
function findSchemas(operations: Operation[], known: Record<string, object>): Map<string, Named> {
  const found = new Map<string, Named>();
  const knownNames = new Map(Object.entries(known).map(([name, schema]) => [JSON.stringify(schema), name]));
  const find = (value: unknown, place: string): void => {
    if (Array.isArray(value)) for (const item of value) find(item, place);
    if (!isObject(value)) return;
    let name = place + pascal(typeof value['title'] === 'string' ? value['title'] : '');
    if (isNameable(value)) {
      name = knownNames.get(JSON.stringify(value)) ?? rowName(name) ?? (value['prefixItems'] ? `${name}Row` : name);
      if (count(found, name, value) > 1) return;
    }
    for (const [key, child] of Object.entries(value)) {
      if (key === 'items') find(child, `${name}Item`);
      else if (key !== 'properties') find(child, name);
      else for (const [field, schema] of Object.entries(child as Json)) find(schema, name + pascal(field));
    }
  };
  for (const { operationId, requestBody, responses } of operations) {
    find(requestBody, `${pascal(operationId)}Body`);
    for (const [status, response] of Object.entries(responses))
      find(response, pascal(operationId) + (Number(status) < 400 ? 'Answer' : 'Error'));
  }
  return found;
}

/** The responses by their text, named after their schema and status. */
function findResponses(operations: Operation[], schemas: Map<string, Named>): Map<string, Named> {
  const found = new Map<string, Named>();
  for (const { responses } of operations) {
    for (const [status, value] of Object.entries(responses)) {
      const schema = schemas.get(JSON.stringify(value.content?.['application/json']?.schema));
      if (schema) count(found, `${schema.name}${status}`, value);
    }
  }
  return found;
}

/** The parameters by their text: headers keep their own name, the others begin with the first call that has them. */
function findParameters(operations: Operation[]): Map<string, Named> {
  const found = new Map<string, Named>();
  for (const { operationId, parameters = [] } of operations) {
    for (const value of parameters) {
      const name = pascal(String(value['name']));
      count(found, value['in'] === 'header' ? name : pascal(operationId) + name, value);
    }
  }
  return found;
}

/** Counts a use; the first one gives the name. */
function count(found: Map<string, Named>, name: string, value: Json): number {
  const text = JSON.stringify(value);
  const earlier = found.get(text);
  const uses = (earlier?.uses ?? 0) + 1;
  found.set(text, { name, value, ...earlier, uses });
  return uses;
}

/** `PostRow` for what the list of posts has in its rows. */
function rowName(place: string): string | undefined {
  const kind = Object.entries(KINDS).find(([, { plural }]) => place === `List${pascal(plural)}AnswerItem`);
  return kind && `${pascal(kind[0])}Row`;
}

function isNameable(value: Json): boolean {
  return (value['type'] === 'object' && isObject(value['properties'])) || Array.isArray(value['prefixItems']);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pascal(name: string): string {
  return name.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9]?)/g, (_, first: string) => first.toUpperCase());
}
