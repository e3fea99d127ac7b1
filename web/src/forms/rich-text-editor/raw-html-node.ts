import { Node, type NodeViewRenderer } from '@tiptap/core';
import { parseMarkup } from '#web/lib/text/html-text.ts';
import { RAW_BLOCK, RAW_INLINE, RAW_SOURCE } from './html/mark-unknown.ts';
import { text } from './rich-text-editor.text.ts';

const PREVIEW_LENGTH = 200;

const sourceAttribute = () => ({
  source: {
    default: '',
    parseHTML: (element: Element) => element.getAttribute(RAW_SOURCE),
    renderHTML: ({ source }: { source?: string }) => ({ [RAW_SOURCE]: source }),
  },
});

/** HTML without a node in the editor: shown as a text box, written back unchanged. */
export const RawBlock = Node.create({
  name: 'rawBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: sourceAttribute,
  parseHTML: () => [{ tag: RAW_BLOCK }],
  renderHTML: ({ HTMLAttributes }) => [RAW_BLOCK, HTMLAttributes],
  addNodeView: () => islandView('div'),
});

/** The same within a line: anchors, icons. */
export const RawInline = Node.create({
  name: 'rawInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: sourceAttribute,
  parseHTML: () => [{ tag: RAW_INLINE }],
  renderHTML: ({ HTMLAttributes }) => [RAW_INLINE, HTMLAttributes],
  addNodeView: () => islandView('span'),
});

/** Only the text of the source enters the page. */
function islandView(tag: 'div' | 'span'): NodeViewRenderer {
  return ({ node }) => {
    const source = String(node.attrs['source']);
    const dom = document.createElement(tag);
    dom.dataset['island'] = tag === 'div' ? 'block' : 'inline';
    dom.contentEditable = 'false';
    dom.title = source.slice(0, 1000);

    const label = document.createElement('strong');
    label.textContent = tag === 'div' ? text.rawHtml : '<>';
    dom.append(label);
    if (tag === 'div') dom.append(previewOf(source));
    else dom.setAttribute('aria-label', text.rawHtml);

    return { dom };
  };
}

function previewOf(source: string): HTMLElement {
  const preview = document.createElement('span');
  const words = (parseMarkup(source).textContent ?? '').replace(/\s+/g, ' ').trim();
  preview.textContent = (words || source).slice(0, PREVIEW_LENGTH);

  return preview;
}
