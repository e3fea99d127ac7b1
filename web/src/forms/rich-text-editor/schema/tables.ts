import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { readAttributes } from '../html/attributes.ts';
import type { RowSection } from '../html/write-html.ts';

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

/** Tables that keep head, foot, caption and every attribute of old tables. */
export const tables = [
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
