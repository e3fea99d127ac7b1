import { makeOpenApiDocument } from '../server/src/http/openapi.ts';

const LINE_WIDTH = 120;

/** The OpenAPI document in the form that the repository contains. */
export function openApiText(): string {
  return `${format(makeOpenApiDocument(), { indent: '', taken: 0 })}\n`;
}

/** Writes a value on one line where it fits, as the formatter of the sources does; `taken` is what else the line has. */
function format(value: unknown, { indent, taken }: { indent: string; taken: number }): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + taken + line.length <= LINE_WIDTH) return line;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((item) => format(item, { indent: inner, taken: 1 }))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + format(item, { indent: inner, taken: name.length + 1 });
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
