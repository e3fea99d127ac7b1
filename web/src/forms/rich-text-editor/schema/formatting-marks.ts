import { Mark } from '@tiptap/core';
import { INLINE_TAGS } from '../html/elements.ts';

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

/** Bold, italic, underline, strike, subscript, superscript. */
export const formattingMarks = [
  formattingMark({ name: 'bold', tags: ['strong', 'b'], shortcut: 'Mod-b' }),
  formattingMark({ name: 'italic', tags: ['em', 'i'], shortcut: 'Mod-i' }),
  formattingMark({ name: 'underline', tags: ['u'], shortcut: 'Mod-u' }),
  formattingMark({ name: 'strike', tags: ['s', 'del', 'strike'], shortcut: 'Mod-Shift-s' }),
  formattingMark({ name: 'subscript', tags: ['sub'], shortcut: 'Mod-,', excludes: 'subscript superscript' }),
  formattingMark({ name: 'superscript', tags: ['sup'], shortcut: 'Mod-.', excludes: 'superscript subscript' }),
];

/** Spans with a style or class, and inline elements without a button; they nest, so several may apply to one text. */
export const InlineTag = Mark.create({
  name: 'inlineTag',
  excludes: '',
  addAttributes: () => ({
    tag: { default: 'span', rendered: false, parseHTML: (element: Element) => element.localName },
  }),
  parseHTML: () => [...INLINE_TAGS].map((tag) => ({ tag })),
  renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs['tag'], HTMLAttributes, 0],
});
