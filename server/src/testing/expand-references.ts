/** The OpenAPI document with each reference replaced by what it names; one that names nothing is an error. */
export function expandReferences<T extends { components: object }>(document: T): T {
  const sections = document.components as Record<string, Record<string, unknown>>;
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand);
    if (typeof value !== 'object' || value === null) return value;
    if (!('$ref' in value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, expand(part)]));
    const [, section, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(String(value.$ref)) ?? [];
    const named = section && name && sections[section]?.[name];
    if (!named || Object.keys(value).length > 1) throw new Error(`Wrong reference: ${JSON.stringify(value)}`);
    return expand(named);
  };
  return expand(document) as T;
}
