import { parseMarkup } from '#web/lib/text/html-text.ts';
import { isBlock, VOID_TAGS } from './elements.ts';

/** A block of the text as written, or a line of loose text, with the white space around it. */
export type HtmlPiece = { before: string; source: string; after: string };

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** The outermost blocks. Well-formed HTML is exactly the joined pieces; other HTML is as browsers parse it. */
export function splitHtml(html: string): HtmlPiece[] {
  const whole = parseMarkup(html);
  const written = topLevelSources(html);

  return joinPieces(readsTheSame(written, whole) ? written : Array.from(whole.childNodes, markupOf));
}

/** The outermost blocks with the white space around them. */
export function blocksOfHtml(html: string): string[] {
  return splitHtml(html).map(({ before, source, after }) => before + source + after);
}

function topLevelSources(html: string): string[] {
  const sources: string[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number) => {
    if (end > start) sources.push(html.slice(start, end));
    start = end;
  };

  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(TAG)) {
    if (!name) continue;
    const isVoid = VOID_TAGS.has(name.toLowerCase());
    if (depth === 0) cut(index);
    if (slash) depth = Math.max(0, depth - 1);
    else if (!isVoid) depth += 1;
    if (depth === 0) cut(index + tag.length);
  }
  cut(html.length);

  return sources;
}

function readsTheSame(sources: string[], whole: HTMLElement): boolean {
  const apart = parseMarkup('');
  for (const source of sources) apart.append(...parseMarkup(source).childNodes);
  apart.normalize();

  return apart.isEqualNode(whole);
}

function joinPieces(sources: string[]): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let lineIsOpen = false;
  let leading = '';

  for (const source of sources) {
    const isBlank = source.trim() === '';
    const isLoose = !isBlank && !startsWithBlock(source);
    const last = pieces.at(-1);

    if (isBlank && last) last.after += source;
    else if (isBlank) leading += source;
    else if (isLoose && lineIsOpen && last) {
      last.source += last.after + source;
      last.after = '';
    } else {
      pieces.push({ before: leading, source, after: '' });
      leading = '';
      lineIsOpen = isLoose;
    }
  }

  return pieces.map(trimLooseText);
}

function trimLooseText({ before, source, after }: HtmlPiece): HtmlPiece {
  const text = source.trim();
  const start = source.indexOf(text);

  return {
    before: before + source.slice(0, start),
    source: text,
    after: source.slice(start + text.length) + after,
  };
}

function startsWithBlock(source: string): boolean {
  const first = parseMarkup(source).firstChild;

  return first?.nodeType === Node.ELEMENT_NODE && isBlock(first as Element);
}

function markupOf(node: Node): string {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(holder.ownerDocument.importNode(node, true));

  return holder.innerHTML;
}
