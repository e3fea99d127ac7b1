/** An element: its name with the layout that its styles give it, and what is in it. Elements with equal lines are one. */
export type Outline = [line: string, inside: Outline[]];

/** Values that are left out. */
const USUAL = `
  display: block; position: static; inset: auto; float: none; order: 0; flex: 0 1 auto; flex-flow: row nowrap;
  place-content: normal; place-items: normal; place-self: auto; gap: normal; columns: auto; grid-template: none;
  grid-area: auto; grid-auto-columns: auto; grid-auto-rows: auto; grid-auto-flow: row; width: auto; height: auto;
  min-width: auto; min-height: auto; max-width: none; max-height: none; aspect-ratio: auto; object-fit: fill;
  margin: 0px; padding: 0px; border-style: none; overflow: visible; text-overflow: clip; table-layout: auto;
`;

/** Properties whose value is left out where the parent has the same one. */
const INHERITED =
  'font-family font-size font-weight line-height letter-spacing text-align text-transform white-space overflow-wrap';

/** What `readLayout` reads: each property with its usual value, if it has one. */
export const PROPERTIES: readonly (readonly [name: string, usual?: string])[] = [
  ...[...USUAL.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = '', usual = '']) => [name, usual] as const),
  ...INHERITED.split(' ').map((name) => [name] as const),
];

/** Runs in the page. Values are as the styles spell them (`auto`, `100%`, `1fr`): they do not depend on the content. */
export function readLayout([roots, properties]: readonly [string, typeof PROPERTIES]): Outline[] {
  type Tree = Map<string, Tree>;

  const valuesOf = (element: Element) => {
    const styles = element.computedStyleMap();
    return properties.map(([name]) => String(styles.get(name)));
  };

  /** The tag, the names of our styles without the hash of the build, and the component of Mantine. */
  const nameOf = ({ localName, classList }: Element) => {
    const names = [...classList].map((name) => /^_(.+)_.{5}_\d+$|^mantine-(\w+-root)$/.exec(name));
    return [...new Set([localName, ...names.flatMap((found) => found?.[1] ?? found?.[2] ?? [])])].join('.');
  };

  const add = (tree: Tree, element: Element, parent: string[]) => {
    const values = valuesOf(element);
    if (values[0] === 'none') return;
    const own = properties.flatMap(([name, usual], at) =>
      values[at] === (usual ?? parent[at]) ? [] : [`${name} ${values[at]}`],
    );
    const name = nameOf(element);
    const line = `${name}: ${own.join('; ')}`;
    // An element without a layout of its own is left out, unlike what is in it.
    const inside: Tree = own.length === 0 ? tree : (tree.get(line) ?? new Map());
    if (own.length > 0) tree.set(line, inside);
    // Sizes and places in a chart follow from the data.
    if (['svg', 'select'].includes(element.localName) || name === 'div.chart') return;
    for (const child of element.children) add(inside, child, values);
  };

  const toOutlines = (tree: Tree): Outline[] => [...tree].map(([line, inside]) => [line, toOutlines(inside)]);

  const tree: Tree = new Map();
  for (const root of document.querySelectorAll(roots)) add(tree, root, valuesOf(root.parentElement ?? root));
  return toOutlines(tree);
}
