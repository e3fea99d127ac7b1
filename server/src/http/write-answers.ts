import type { FastifyServerOptions } from 'fastify';
import type { TSchema } from 'typebox';

/** The parts of a schema that name the fields of an answer. */
type Fields = { properties?: Record<string, Fields>; items?: Fields; anyOf?: Fields[] };

/** Copies the fields that the schema names; undefined where the schema holds no object. */
type Pick = ((value: unknown) => unknown) | undefined;

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;

/**
 * Makes Fastify write every answer by the schema of its route, and check nothing. With both compilers given, Fastify
 * does not load its own, which would take a twentieth of the start.
 */
export const schemaController: SchemaController = {
  compilersFactory: {
    buildSerializer:
      () =>
      ({ schema }) =>
        compileWriteJson(schema as TSchema),
    buildValidator: () => () => {
      throw new Error('Input is checked by decode.ts.');
    },
  },
};

/**
 * Makes the function that writes an answer of the schema as JSON. Fields that the schema does not name are left out, so
 * that no column of a query leaves the server by accident.
 */
export function compileWriteJson(schema: TSchema): (answer: unknown) => string {
  const pick = compilePick(schema as Fields);
  return (answer) => JSON.stringify(pick ? pick(answer) : answer);
}

function compilePick({ properties, items, anyOf = [] }: Fields): Pick {
  // The shape of a value could only be guessed, and a wrong guess would leak fields.
  if (anyOf.some((one) => compilePick(one))) throw new Error('an answer has one shape');
  if (properties) return compilePickFields(properties);
  const pickItem = items && compilePick(items);
  return pickItem && ((value) => (Array.isArray(value) ? value.map(pickItem) : value));
}

function compilePickFields(properties: Record<string, Fields>): Pick {
  const fields = Object.entries(properties).map(([name, schema]) => [name, compilePick(schema)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const record = value as Record<string, unknown>;
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) {
      const field = record[name];
      if (field !== undefined) picked[name] = pick ? pick(field) : field;
    }
    return picked;
  };
}
