const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, hr, figure, pre, dl';
const MEANINGLESS =
  'span, font, small, big, label, abbr, acronym, cite, mark, code, kbd, samp, tt, ins, time, center, bdo, bdi';
const BOXES =
  'div, section, article, aside, header, footer, main, nav, address, details, summary, fieldset, dl, dd, dt';
const PLAIN_TAGS = [
  ['b', 'strong'],
  ['i', 'em'],
  ['strike', 's'],
  ['del', 's'],
] as const;
const FORMATS = 'strong, b, em, i, u, s, sup, sub, a';

/** Keeps only the blocks that the editor makes: no boxes, no empty paragraphs, no headings below the third level. */
export function tidyBlocks(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll(MEANINGLESS)]) unwrap(element);
  for (const heading of [...body.querySelectorAll('h4, h5, h6')]) rename(heading, 'h3');
  for (const code of [...body.querySelectorAll('pre')]) linesToBreaks(code);
  for (const box of [...body.querySelectorAll(BOXES)].reverse()) unbox(box);
  for (const format of [...body.querySelectorAll(FORMATS)].filter((element) => element.querySelector(BLOCKS)))
    unwrap(format);
  for (const [tag, plain] of PLAIN_TAGS) for (const element of [...body.querySelectorAll(tag)]) rename(element, plain);
  for (const line of [...body.querySelectorAll('a u, u:has(> a:only-child)')]) unwrap(line);
  body.normalize();
  tidySpace(body);
  for (const block of [...body.querySelectorAll(BLOCKS)]) trimBreaks(block);
  for (const element of [...body.querySelectorAll(FORMATS)].reverse()) if (isEmpty(element)) unwrap(element);
  for (const block of [...body.querySelectorAll('p, h1, h2, h3, li, ul, ol, blockquote')].reverse())
    if (isEmpty(block)) block.remove();
  for (const lineBreak of [...body.children])
    if (lineBreak.localName === 'br' && body.querySelector(BLOCKS)) lineBreak.remove();
}

function linesToBreaks(code: Element): void {
  const lines = (code.textContent ?? '').replace(/\n$/, '').split('\n');
  const paragraph = code.ownerDocument.createElement('p');
  paragraph.append(
    ...lines.flatMap((line, index) => (index === 0 ? [line] : [code.ownerDocument.createElement('br'), line])),
  );
  code.replaceWith(paragraph);
}

/** Removes a box around blocks; a box around text becomes a paragraph. */
function unbox(box: Element): void {
  const isInLine = box.parentElement?.closest('p, h1, h2, h3') !== null;
  if (isInLine || box.querySelector(BLOCKS)) unwrap(box);
  else rename(box, 'p');
}

function trimBreaks(block: Element): void {
  while (block.lastChild?.nodeName === 'BR') block.lastChild.remove();
}

/** Line ends of the source are not text, and Word pads with runs of non-breaking spaces. */
function tidySpace(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);

  for (const node of texts) {
    const plain = node.data.replace(/[ \t\r\n\f]+/g, ' ').replace(/[\u00a0 ]{2,}/g, ' ');
    const isAtStart = !node.previousSibling || endsLine(node.previousSibling);
    const isAtEnd = !node.nextSibling || endsLine(node.nextSibling);
    const standsInBlock = node.parentElement === body || isBlock(node.parentElement);
    node.data = plain.slice(standsInBlock && isAtStart && plain.startsWith(' ') ? 1 : 0);
    if (standsInBlock && isAtEnd) node.data = node.data.replace(/[ \u00a0]$/, '');
  }
}

function endsLine(node: Node): boolean {
  return node.nodeName === 'BR' || isBlock(node);
}

function isBlock(node: Node | null): boolean {
  return (
    node?.nodeType === Node.ELEMENT_NODE && (node as Element).matches(`${BLOCKS}, tbody, thead, tfoot, tr, td, th`)
  );
}

function isEmpty(element: Element): boolean {
  return element.textContent?.trim() === '' && !element.querySelector('img, br, hr, table');
}

/** Replaces an element with its content. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Gives an element another tag, without its attributes. */
export function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);

  return renamed;
}

/** The `style` attribute in lower case; no comparison needs more. */
export function styleOf(element: Element): string {
  return (element.getAttribute('style') ?? '').toLowerCase();
}
