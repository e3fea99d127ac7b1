import { Extension } from '@tiptap/core';
import { harmlessAttributes, readAttributes } from '../html/attributes.ts';
import { BARE } from '../html/mark-unknown.ts';

const TYPES = [
  ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'horizontalRule', 'hardBreak'],
  ...['image', 'video', 'container', 'table', 'tableRow', 'tableCell', 'tableHeader'],
  ...['link', 'bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'inlineTag'],
];

/** Every node and mark keeps, as `kept`, all attributes it was loaded with: classes, ids, styles, widths. */
export const KeptAttributes = Extension.create({
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
