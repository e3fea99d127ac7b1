import { Extension, type Extensions, Mark, Node } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { Plugin } from '@tiptap/pm/state';
import { cellAround } from '@tiptap/pm/tables';
import { Decoration, DecorationSet, type NodeView } from '@tiptap/pm/view';
import { StarterKit } from '@tiptap/starter-kit';
import { Find } from './find-in-editor.ts';
import { harmlessAttributes, isHarmlessAddress, readAttributes } from './html/attributes.ts';
import { CONTAINERS, INLINE_TAGS } from './html/elements.ts';
import { BARE } from './html/mark-unknown.ts';
import type { RowSection } from './html/write-html.ts';
import { RawBlock, RawInline } from './raw-html-node.ts';
import { text } from './rich-text-editor.text.ts';
import { BlockStyles } from './schema/block-styles.ts';
import { Figure, InlineImage } from './schema/pictures.ts';
import { TextStyles } from './schema/text-styles.ts';
import { type PictureSender, PictureUploads } from './sending/picture-uploads.ts';
import { isVideoFrame } from './video-address.ts';

type Options = {
  placeholder?: string | undefined;
  videoHosts: readonly string[];
  /** Absent where files cannot be put into the text. */
  sender?: PictureSender;
};

/** All extensions of the editor: those for the toolbar, and those that preserve old texts. */
export function richTextExtensions({ placeholder, videoHosts, sender }: Options): Extensions {
  return [
    KeptAttributes,
    StarterKit.configure({
      bold: false,
      italic: false,
      underline: false,
      strike: false,
      code: false,
      codeBlock: false,
      link: false,
      listItem: false,
      trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'] },
      heading: { levels: [1, 2, 3, 4, 5, 6] },
    }),
    SafeLink,
    ...formattingMarks,
    InlineTag,
    ListItem,
    ...tables,
    InlineImage,
    Figure,
    Video.configure({ videoHosts }),
    Container,
    RawBlock,
    RawInline,
    TextStyles,
    BlockStyles,
    Find,
    HeadingKeys,
    PictureUploads.configure({ sender }),
    Placeholder.configure({ placeholder: placeholder ?? '' }),
  ];
}

const SafeLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (address) => isHarmlessAddress(address),
});

/** Headings by Ctrl, Shift and a number: with Ctrl and Alt, Windows keyboards type special characters. */
const HeadingKeys = Extension.create({
  name: 'headingKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-1': () => this.editor.commands.toggleHeading({ level: 1 }),
      'Mod-Shift-2': () => this.editor.commands.toggleHeading({ level: 2 }),
      'Mod-Shift-3': () => this.editor.commands.toggleHeading({ level: 3 }),
    };
  },
});

/** A div, section or other box of an old text; its content is editable, and the box stays. */
const Container = Node.create({
  name: 'container',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tag: { default: 'div', rendered: false, parseHTML: (element: Element) => element.localName },
  }),
  parseHTML: () => [...CONTAINERS].map((tag) => ({ tag })),
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs['tag'], HTMLAttributes, 0],
});

/** A list item. Unlike TipTap's own it may start with any block, as in old lists. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** A player of a known host. The editor shows its address and does not run it. */
const Video = Node.create<{ videoHosts: readonly string[] }>({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ videoHosts: [] }),
  parseHTML() {
    return [{ tag: 'iframe', getAttrs: (element) => (isVideoFrame(element, this.options.videoHosts) ? null : false) }];
  },
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView() {
    return ({ node }) => makeVideoView(String(node.attrs['kept']?.src ?? ''));
  },
});

function makeVideoView(address: string): NodeView {
  const dom = document.createElement('div');
  dom.dataset['island'] = 'video';
  dom.contentEditable = 'false';

  const label = document.createElement('strong');
  label.textContent = text.video;
  const source = document.createElement('span');
  source.textContent = address.replace(/^(https:)?\/\/(www\.)?/, '');
  dom.append(label, source);

  return { dom };
}

const TYPES = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'horizontalRule',
  'hardBreak',
  'image',
  'video',
  'container',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'link',
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
  'inlineTag',
];

/** Every node and mark keeps, as `kept`, all attributes it was loaded with: classes, ids, styles, widths. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',

  addGlobalAttributes() {
    return [
      {
        types: TYPES,
        attributes: {
          kept: {
            default: null,
            parseHTML: (element) => (element.hasAttribute(BARE) ? null : readAttributes(element)),
            renderHTML: ({ kept }) => harmlessAttributes(kept),
          },
        },
      },
      {
        types: ['paragraph'],
        attributes: {
          bare: { default: false, rendered: false, parseHTML: (element) => element.hasAttribute(BARE) },
        },
      },
    ];
  },
});

type Formatting = { name: string; tags: readonly [string, ...string[]]; shortcut: string; excludes?: string };

/** A mark that is loaded from any of its tags, stays as written, and is created with the first tag. */
function formattingMark({ name, tags, shortcut, excludes }: Formatting) {
  return Mark.create({
    name,
    ...(excludes !== undefined && { excludes }),
    addAttributes: () => ({ tag: tagAttribute(tags[0]) }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs['tag'], HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) };
    },
  });
}

function tagAttribute(made: string) {
  return { default: made, rendered: false, parseHTML: (element: Element) => element.localName };
}

const formattingMarks = [
  formattingMark({ name: 'bold', tags: ['strong', 'b'], shortcut: 'Mod-b' }),
  formattingMark({ name: 'italic', tags: ['em', 'i'], shortcut: 'Mod-i' }),
  formattingMark({ name: 'underline', tags: ['u'], shortcut: 'Mod-u' }),
  formattingMark({ name: 'strike', tags: ['s', 'del', 'strike'], shortcut: 'Mod-Shift-s' }),
  formattingMark({ name: 'subscript', tags: ['sub'], shortcut: 'Mod-,', excludes: 'subscript superscript' }),
  formattingMark({ name: 'superscript', tags: ['sup'], shortcut: 'Mod-.', excludes: 'superscript subscript' }),
];

/** Spans with a style or class, and inline elements without a button; they nest, so several may apply to one text. */
const InlineTag = Mark.create({
  name: 'inlineTag',
  excludes: '',
  addAttributes: () => ({
    tag: { default: 'span', rendered: false, parseHTML: (element: Element) => element.localName },
  }),
  parseHTML: () => [...INLINE_TAGS].map((tag) => ({ tag })),
  renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs['tag'], HTMLAttributes, 0],
});

const PREFACE = 'caption, colgroup, col';
const SECTIONS = ['thead', 'tbody', 'tfoot'];

/** `preface` is the HTML of caption and column widths, which the editor passes through unchanged. */
const PlainTable = Table.extend({
  addAttributes: () => ({
    preface: {
      default: '',
      rendered: false,
      parseHTML: (element: Element) =>
        [...element.children]
          .filter((child) => child.matches(PREFACE))
          .map((child) => child.outerHTML)
          .join(''),
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: PREFACE, ignore: true }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addNodeView: () => null,
}).configure({ resizable: false, allowTableNodeSelection: true });

const PlainTableRow = TableRow.extend({
  addAttributes: () => ({
    section: { default: null, rendered: false, parseHTML: (row: HTMLElement) => sectionOf(row) },
  }),
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const cellAttributes = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

/** Marks the cell of the cursor. */
const CursorCell = Extension.create({
  name: 'cursorCell',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc, selection }) {
          const cell = cellAround(selection.$head);
          if (!cell) return null;
          const end = cell.pos + (cell.nodeAfter?.nodeSize ?? 0);
          return DecorationSet.create(doc, [Decoration.node(cell.pos, end, { 'data-cursor': '' })]);
        },
      },
    }),
  ],
});

const tables = [
  CursorCell,
  PlainTable,
  PlainTableRow,
  TableCell.extend({ addAttributes: cellAttributes }),
  TableHeader.extend({ addAttributes: cellAttributes }),
];

function sectionOf(row: HTMLElement): RowSection | null {
  const section = row.parentElement;
  if (!section || !SECTIONS.includes(section.localName)) return null;

  const siblings = [...(section.parentElement?.children ?? [])].filter(({ localName }) => SECTIONS.includes(localName));
  return { tag: section.localName, kept: readAttributes(section), number: siblings.indexOf(section) };
}
