/** Each key selects elements: `.class`, `#id`, the name of an element, or `*`. */
export type StyleRule = { keys: readonly string[]; declarations: string };

const TOKENS =
  /\/\*[\s\S]*?(?:\*\/|$)|"[^"\n\r\f]*"?|'[^'\n\r\f]*'?|url\([^)]*\)?|[{};()[\]]|[^{};()[\]"'/u]+|[\s\S]/gi;

type Block = { prelude: string; isAtRule: boolean };

/**
 * The rules of a style sheet, each for every element that its selector may select: only the last part of a selector
 * counts, and what is not a class, an id or a name counts as `*`. Undefined for rules inside rules, which multiply
 * their selectors (30 levels of `.a,.a{` stop Chromium), and for sheets in which brackets do not match.
 */
export function readStyleSheet(css: string): StyleRule[] | undefined {
  const rules: StyleRule[] = [];
  const blocks: Block[] = [];
  let text = '';
  let brackets = 0;

  const takeText = () => {
    const taken = text.trim();
    text = '';
    return taken;
  };
  for (const [token] of css.matchAll(TOKENS)) {
    const block = blocks.at(-1);
    if (token === '(' || token === '[') brackets += 1;
    if (token === ')' || token === ']') brackets -= 1;
    if ('{};'.includes(token) && brackets !== 0) return undefined;

    if (token === '{') {
      const prelude = takeText();
      if (block && !block.isAtRule) return undefined;
      blocks.push({ prelude, isAtRule: prelude.startsWith('@') });
    } else if (token === '}') {
      if (!block) return undefined;
      blocks.pop();
      addRule(rules, block, blocks, takeText());
    } else if (token === ';' && (!block || block.isAtRule)) {
      rules.push({ keys: ['*'], declarations: takeText() });
    } else if (!token.startsWith('/*')) {
      text += token;
    }
  }
  if (blocks.length > 0 || brackets !== 0) return undefined;
  return [...rules, { keys: ['*'], declarations: text }];
}

/** Pairs of property, in lower case, and value. */
export function readDeclarations(css: string): [property: string, value: string][] {
  const written = [''];
  let brackets = 0;
  for (const [token] of css.matchAll(TOKENS)) {
    if (token === '(' || token === '[') brackets += 1;
    if (token === ')' || token === ']') brackets -= 1;
    if (token === ';' && brackets <= 0) written.push('');
    else if (!token.startsWith('/*')) written.push(written.pop() + token);
  }
  return written.map((declaration) => {
    const colon = declaration.indexOf(':');
    return [declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase(), declaration.slice(colon + 1)];
  });
}

/** What is inside `@media` or `@supports` selects as usual; the steps of `@keyframes` name no elements. */
function addRule(rules: StyleRule[], block: Block, around: readonly Block[], declarations: string): void {
  const isUsual = !block.isAtRule && around.every(({ prelude }) => /^@(media|supports)\b/i.test(prelude));
  const keys = isUsual ? block.prelude.split(',').map(keyOf) : ['*'];
  rules.push({ keys: [...new Set(keys)], declarations });
}

function keyOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~|]/)
      .at(-1) ?? '';
  const [, name = '', classOrId = ''] = /^([a-z][\w-]*|\*)?([.#][\w-]+)?(?:[.#][\w-]+)*$/i.exec(last) ?? [];
  return classOrId || name || '*';
}
