/** Value of one property in the text of a `style` attribute; undefined when it is not set. */
export function readStyle(style: string | undefined, property: string): string | undefined {
  const declaration = declarations(style).findLast((text) => propertyOf(text) === property);

  return declaration?.slice(declaration.indexOf(':') + 1).trim();
}

/** The style with one property set, or removed for null; the rest stays as written. Empty when nothing is left. */
export function withStyle(style: string | undefined, property: string, value: string | null): string {
  const others = declarations(style).filter((text) => propertyOf(text) !== property);
  const all = value === null ? others : [...others, `${property}: ${value}`];

  return all.join('; ');
}

function declarations(style: string | undefined): string[] {
  return (style ?? '')
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean);
}

function propertyOf(declaration: string): string {
  return declaration
    .slice(0, Math.max(declaration.indexOf(':'), 0))
    .trim()
    .toLowerCase();
}
