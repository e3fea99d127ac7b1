import { Node } from '@tiptap/core';
import { CONTAINERS } from '../html/elements.ts';

/** A div, section or other box of an old text; its content is editable, and the box stays. */
export const Container = Node.create({
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
