import type { Editor } from '@tiptap/core';
import { getMarkRange } from '@tiptap/core';

const PLAYER = {
  width: '560',
  height: '315',
  title: 'Video',
  allow: 'fullscreen; picture-in-picture',
  allowfullscreen: '',
  loading: 'lazy',
};

/** Inserts a picture below the block of the cursor. Its caption is typed in place. */
export function insertFigure(
  editor: Editor,
  { src, alt, caption }: { src: string; alt: string; caption: string },
): void {
  const content = caption === '' ? {} : { content: [{ type: 'text', text: caption }] };
  insertBlock(editor, { type: 'figure', attrs: { image: { src, alt } }, ...content });
}

/** Inserts a player below the block of the cursor; `embedAddress` must have returned the address. */
export function insertVideo(editor: Editor, src: string): void {
  insertBlock(editor, { type: 'video', attrs: { kept: { src, ...PLAYER } } });
}

type Block = { type: string; attrs: object };

/** Inserts below the block of the cursor, or in place of an empty paragraph. */
export function insertBlock(editor: Editor, content: Block | Block[]): void {
  const { $from } = editor.state.selection;
  const block = $from.depth > 0 ? $from.parent : null;
  const isEmptyLine = block?.type.name === 'paragraph' && block.content.size === 0;
  const range = isEmptyLine
    ? { from: $from.before(), to: $from.after() }
    : $from.depth > 0
      ? $from.after()
      : editor.state.selection.to;

  editor.commands.insertContentAt(range, content);
}

export type LinkFields = { href: string; shownText: string; isNewTab: boolean };

/** The link at the cursor, or the fields of a new one there. */
export function readLink(editor: Editor): LinkFields {
  const { state } = editor;
  const range = linkRange(editor);
  const { href, kept } = linkAttributes(editor, range.from);

  return {
    href: typeof href === 'string' ? href : '',
    shownText: state.doc.textBetween(range.from, range.to, ' '),
    isNewTab: kept?.target === '_blank',
  };
}

/** Creates or changes the link; without its own text it shows the address. */
export function writeLink(editor: Editor, { href, shownText, isNewTab }: LinkFields): void {
  const range = linkRange(editor);
  const present = editor.state.doc.textBetween(range.from, range.to, ' ');
  const words = shownText.trim() || href;
  const { target: _, rel: __, ...others } = linkAttributes(editor, range.from).kept ?? {};
  const kept = { ...others, href, ...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' }) };
  const chain = editor.chain().focus();

  if (words !== present || range.from === range.to) chain.insertContentAt(range, { type: 'text', text: words });
  const end = words !== present ? range.from + words.length : range.to;
  chain
    .setTextSelection({ from: range.from, to: end })
    .unsetMark('link')
    .setMark('link', { href, kept })
    .setTextSelection(end)
    .run();
}

/** Removes the link and keeps its text. */
export function removeLink(editor: Editor): void {
  const { from, to } = linkRange(editor);
  editor.chain().focus().setTextSelection({ from, to }).unsetMark('link').setTextSelection(to).run();
}

/** The whole link at the cursor, also directly after it; else the selection. */
function linkRange(editor: Editor): { from: number; to: number } {
  const { selection, schema } = editor.state;
  const type = schema.marks['link'];
  const range = type && (selection.empty || editor.isActive('link')) ? getMarkRange(selection.$from, type) : undefined;

  return range ?? { from: selection.from, to: selection.to };
}

type LinkAttributes = { href?: string; kept?: Record<string, string> };

function linkAttributes(editor: Editor, position: number): LinkAttributes {
  return editor.state.doc.nodeAt(position)?.marks.find((mark) => mark.type.name === 'link')?.attrs ?? {};
}
