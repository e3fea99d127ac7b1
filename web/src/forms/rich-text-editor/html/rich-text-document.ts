import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import { parseMarkup } from '#web/lib/text/html-text.ts';
import { markUnknown } from './mark-unknown.ts';
import { signatureOf } from './signature.ts';
import { type HtmlPiece, splitHtml } from './split-html.ts';
import { writeNode } from './write-html.ts';

type LoadedPiece = HtmlPiece & { nodes: readonly Node[] };

const writtenNodes = new WeakMap<Node, string>();

/** Loaded HTML, and the editor nodes that were made from it. */
export type LoadedHtml = { html: string; pieces: LoadedPiece[]; nodes: Node[] };

type LoadOptions = { schema: Schema; isVideo: (element: Element) => boolean };

/** Reads HTML block by block; one that the editor could not write back exactly is raw HTML. `nodes` is never empty. */
export function loadHtml(html: string, options: LoadOptions): LoadedHtml {
  const pieces = splitHtml(html).map((piece) => ({ ...piece, nodes: readPiece(piece.source, options) }));
  const nodes = pieces.flatMap((piece) => piece.nodes);

  return { html, pieces, nodes: nodes.length > 0 ? nodes : [options.schema.node('paragraph')] };
}

/** HTML of the edited document. Unchanged blocks are written exactly as they were loaded. */
export function writeHtml(doc: Node, loaded: LoadedHtml): string {
  const children = withoutTrailingParagraph(doc, loaded);
  const isUntouched =
    children.length === loaded.nodes.length && children.every((node, index) => node === loaded.nodes[index]);
  if (isUntouched) return loaded.html;

  return writePieces(children, loaded.pieces);
}

/** The empty line at the end exists for typing; it is not part of the text. */
function withoutTrailingParagraph(doc: Node, { nodes }: LoadedHtml): readonly Node[] {
  const children = doc.content.content;
  const last = children.at(-1);
  const isEmptyLine = last?.type.name === 'paragraph' && last.content.size === 0 && !last.attrs['kept'];
  const wasLoaded = last !== undefined && nodes.includes(last);

  return isEmptyLine && !wasLoaded ? children.slice(0, -1) : children;
}

function writePieces(children: readonly Node[], pieces: LoadedPiece[]): string {
  const places = new Map(pieces.map((piece, index) => [piece.nodes[0], index]));
  let html = '';
  let nextPiece = 0;

  for (let index = 0; index < children.length; ) {
    const place = places.get(children[index]);
    const piece = place === undefined ? findEqual(children, index, pieces, nextPiece) : pieces[place];
    if (piece && standsAt(piece, children, index)) {
      html += piece.before + piece.source + piece.after;
      index += piece.nodes.length;
      nextPiece = pieces.indexOf(piece) + 1;
      continue;
    }

    const replaced = isChangedInPlace(children, index, pieces[nextPiece], places) ? pieces[nextPiece] : undefined;
    html += (replaced?.before ?? '') + writeTopLevel(children, index) + (replaced?.after ?? '');
    if (replaced) nextPiece += 1;
    index += 1;
  }

  return html;
}

/** After undo, a block is equal to the loaded one, but not identical. */
function findEqual(children: readonly Node[], index: number, pieces: LoadedPiece[], from: number) {
  const candidate = pieces[from];

  return candidate && candidate.nodes.length > 0 && candidate.nodes.every((node, at) => children[index + at]?.eq(node))
    ? candidate
    : undefined;
}

function standsAt({ nodes }: LoadedPiece, children: readonly Node[], index: number): boolean {
  return nodes.every((node, at) => children[index + at] === node || children[index + at]?.eq(node));
}

/** One block replaces another: the white space around it stays. */
function isChangedInPlace(
  children: readonly Node[],
  index: number,
  piece: LoadedPiece | undefined,
  places: Map<Node | undefined, number>,
): boolean {
  if (!piece || children.includes(piece.nodes[0] as Node)) return false;

  const next = children[index + 1];
  return next === undefined || places.has(next) || next.type === children[index]?.type;
}

function writeTopLevel(children: readonly Node[], index: number): string {
  const node = children[index] as Node;
  const runsIntoPrevious = children[index - 1]?.attrs['bare'] === true;

  return node.attrs['bare'] === true && !runsIntoPrevious ? writeBare(node) : writeOnce(node);
}

/** Nodes never change, so that in a long text only the edited block is written. */
function writeOnce(node: Node): string {
  const known = writtenNodes.get(node);
  if (known !== undefined) return known;

  const html = writeNode(node);
  writtenNodes.set(node, html);
  return html;
}

function writeBare(node: Node): string {
  return writeOnce(node)
    .replace(/^<p[^>]*>/, '')
    .replace(/<\/p>$/, '');
}

function readPiece(source: string, options: LoadOptions): readonly Node[] {
  const original = parseMarkup(source);
  const nodes = readNodes(source, options);
  const written = parseMarkup(nodes.map((_, index) => writeTopLevel(nodes, index)).join(''));
  const isWhole = signatureOf(original) === signatureOf(written) && nodes.every(hasRegularTables);

  return isWhole ? nodes : [options.schema.node('rawBlock', { source })];
}

function readNodes(source: string, { schema, isVideo }: LoadOptions): readonly Node[] {
  const body = parseMarkup(source);
  markUnknown(body, { isVideo });

  return DOMParser.fromSchema(schema).parse(body).content.content;
}

/** The editor would fill the gaps of an irregular table as soon as it reads it. */
function hasRegularTables(node: Node): boolean {
  let isRegular = true;
  const check = (inner: Node) => {
    if (inner.type.name === 'table' && TableMap.get(inner).problems) isRegular = false;
    return isRegular;
  };
  check(node);
  node.descendants(check);

  return isRegular;
}
