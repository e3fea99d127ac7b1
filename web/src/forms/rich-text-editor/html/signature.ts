import { isBlock } from './elements.ts';

/** The content of HTML in any spelling: blocks, text, inline elements around it. Equal ones look and work the same. */
export function signatureOf(root: ParentNode): string {
  const lines: string[] = [];
  const state = { lines, endsWithSpace: true };
  for (const child of root.childNodes) visit(child, [], state);
  trimLastLine(state);

  return lines.join('\n');
}

type State = { lines: string[]; endsWithSpace: boolean };

function visit(node: Node, inline: string[], state: State): void {
  if (node.nodeType === Node.TEXT_NODE) addText(node.nodeValue ?? '', inline, state);
  if (node.nodeType !== Node.ELEMENT_NODE) return;

  const element = node as Element;
  if (isBlock(element)) visitBlock(element, state);
  else if (element.childNodes.length === 0) addLeaf(`<${describe(element)}>`, inline, state);
  else for (const child of element.childNodes) visit(child, [...inline, describe(element)], state);
}

function visitBlock(element: Element, state: State): void {
  trimLastLine(state);
  state.lines.push(`(${describe(element)}`);
  for (const child of element.childNodes) visit(child, [], state);
  trimLastLine(state);
  state.lines.push(')');
}

function addLeaf(leaf: string, inline: string[], state: State): void {
  state.lines.push(`${contextOf(inline)}${leaf}`);
  state.endsWithSpace = leaf === '<br>';
}

function addText(text: string, inline: string[], state: State): void {
  const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ');
  const shown = state.endsWithSpace ? collapsed.replace(/^ /, '') : collapsed;
  if (shown === '') return;

  const context = `${contextOf(inline)}:`;
  const last = state.lines.at(-1);
  if (last?.startsWith(context)) state.lines[state.lines.length - 1] = last + shown;
  else state.lines.push(context + shown);
  state.endsWithSpace = shown.endsWith(' ');
}

/** Space at the end of a line is not shown, and a new line needs none at its beginning. */
function trimLastLine(state: State): void {
  const last = state.lines.at(-1);
  if (last?.startsWith('[') && last.endsWith(' ')) {
    const trimmed = last.slice(0, -1);
    state.lines.pop();
    if (!trimmed.endsWith(']:')) state.lines.push(trimmed);
  }
  state.endsWithSpace = true;
}

function contextOf(inline: string[]): string {
  return `[${[...new Set(inline)].sort().join('|')}]`;
}

function describe(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();

  return [element.localName, ...attributes].join(' ');
}
