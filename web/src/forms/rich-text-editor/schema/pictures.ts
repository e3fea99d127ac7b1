import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { harmlessAttributes, readAttributes } from '../html/attributes.ts';
import { FigureView, ImageView } from '../PictureViews.tsx';

/** A picture within a line of text, as in old texts. All its data is in `kept`. */
export const InlineImage = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  parseHTML: () => [{ tag: 'img' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(ImageView, { as: 'span' }),
});

/** A picture in its own block; its content is its caption. `link` and `caption` are null when absent. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    kept: { default: null, rendered: false, parseHTML: (element: Element) => readAttributes(element) },
    image: { default: null, rendered: false, parseHTML: (element: Element) => attributesIn(element, 'img') },
    link: { default: null, rendered: false, parseHTML: (element: Element) => attributesIn(element, ':scope > a') },
    caption: { default: null, rendered: false, parseHTML: (element: Element) => attributesIn(element, 'figcaption') },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => (element.querySelector('img') ? null : false),
      contentElement: (figure) => (figure as Element).querySelector<HTMLElement>('figcaption') ?? emptyContent(),
    },
  ],
  renderHTML: ({ node }) => [
    'figure',
    harmlessAttributes(node.attrs['kept']),
    ['img', harmlessAttributes(node.attrs['image'])],
    ['figcaption', 0],
  ],
  addNodeView: () => ReactNodeViewRenderer(FigureView, { as: 'div' }),
});

function attributesIn(element: Element, selector: string) {
  const found = element.querySelector(selector);

  return found && (readAttributes(found) ?? {});
}

function emptyContent(): HTMLElement {
  return document.createElement('figcaption');
}
