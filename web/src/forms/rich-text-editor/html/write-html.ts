import type { Attrs, Fragment, Mark, Node } from '@tiptap/pm/model';
import { isLocalAddress } from '../sending/sent-pictures.ts';
import type { HtmlAttributes } from './attributes.ts';
import { HOLDS_BLOCKS, VOID_TAGS } from './elements.ts';

/** Attributes that commands of the editor change, by node or mark; all others stay as written. */
const CHANGEABLE: Record<string, Record<string, unknown>> = {
  orderedList: { start: 1 },
  tableCell: { colspan: 1, rowspan: 1 },
  tableHeader: { colspan: 1, rowspan: 1 },
  link: { href: null },
};

/** The thead, tbody or tfoot of a row; `number` counts the sections of the table. */
export type RowSection = { tag: string; kept: HtmlAttributes | null; number: number };

const TAGS: Record<string, string> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  horizontalRule: 'hr',
  hardBreak: 'br',
  image: 'img',
  video: 'iframe',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
  link: 'a',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
};

/** HTML of a node of the editor, in the spelling of browsers' `innerHTML`. */
export function writeNode(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  if (node.type.name === 'rawBlock' || node.type.name === 'rawInline') return String(node.attrs['source']);
  // Their addresses exist only in this page.
  if (isLocalAddress((node.attrs['image'] ?? node.attrs['kept'])?.src)) return '';
  if (node.type.name === 'figure') return writeFigure(node);
  if (node.type.name === 'table') return writeTable(node);

  const tag = tagOf(node);
  const content = node.firstChild?.isInline ? writeInline(node.content) : writeBlocks(node.content, tag);
  return element(tag, attributesOf(node), content);
}

/** Text written without `<p>` stays so, as long as no other text joins it. */
function writeBlocks(content: Fragment, parent: string): string {
  let previousIsLoose = false;

  return content.content
    .map((node) => {
      const isLoose = node.attrs['bare'] === true && HOLDS_BLOCKS.has(parent) && !previousIsLoose;
      previousIsLoose = isLoose;
      return isLoose ? writeInline(node.content) : writeNode(node);
    })
    .join('');
}

function writeInline(content: Fragment): string {
  const open: Mark[] = [];
  let html = '';
  const closeDownTo = (count: number) => {
    while (open.length > count) html += `</${tagOf(open.pop() as Mark)}>`;
  };

  for (const node of content.content) {
    const shared = node.marks.findIndex((mark, index) => !open[index]?.eq(mark));
    const kept = shared < 0 ? node.marks.length : shared;
    closeDownTo(kept);
    for (const mark of node.marks.slice(kept)) {
      html += startTag(tagOf(mark), attributesOf(mark));
      open.push(mark);
    }
    html += writeNode(node);
  }
  closeDownTo(0);

  return html;
}

function writeFigure(node: Node): string {
  const { image, link, caption, kept } = node.attrs;
  const picture = startTag('img', image ?? {});
  const linked = link ? element('a', link, picture) : picture;
  const text = writeInline(node.content);
  const below = text !== '' || caption ? element('figcaption', caption ?? {}, text) : '';

  return element('figure', kept ?? {}, linked + below);
}

/** A row that the editor created joins the section of the row above it, or below it. */
function writeTable(node: Node): string {
  const rows = node.content.content;
  const firstSection: RowSection = rows.map((row) => row.attrs['section']).find(Boolean) ?? {
    tag: 'tbody',
    kept: null,
    number: 0,
  };
  const sections: { section: RowSection; rows: string }[] = [];

  for (const row of rows) {
    const previous = sections.at(-1);
    const section: RowSection = row.attrs['section'] ?? previous?.section ?? firstSection;
    if (previous?.section.number === section.number) previous.rows += writeNode(row);
    else sections.push({ section, rows: writeNode(row) });
  }

  const body = sections.map(({ section, rows }) => element(section.tag, section.kept ?? {}, rows)).join('');
  return element('table', node.attrs['kept'] ?? {}, `${node.attrs['preface'] ?? ''}${body}`);
}

function tagOf({ type, attrs }: { type: { name: string }; attrs: Attrs }): string {
  if (type.name === 'heading') return `h${attrs['level']}`;

  return attrs['tag'] ?? TAGS[type.name] ?? 'span';
}

function attributesOf({ type, attrs }: { type: { name: string }; attrs: Attrs }): HtmlAttributes {
  const attributes: HtmlAttributes = { ...attrs['kept'] };

  for (const [name, normal] of Object.entries(CHANGEABLE[type.name] ?? {})) {
    const value = attrs[name];
    if (value !== normal) attributes[name] = String(value);
    else if (attributes[name] !== String(normal)) delete attributes[name];
  }

  return attributes;
}

function element(tag: string, attributes: HtmlAttributes, content: string): string {
  return VOID_TAGS.has(tag) ? startTag(tag, attributes) : `${startTag(tag, attributes)}${content}</${tag}>`;
}

function startTag(tag: string, attributes: HtmlAttributes): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);

  return `<${tag}${written.join('')}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
}

function escapeValue(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}
