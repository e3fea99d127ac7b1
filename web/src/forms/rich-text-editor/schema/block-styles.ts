import { RICH_TEXT_INDENT, type RichTextAlignment } from '@baklja/contract/rich-text';
import { Extension } from '@tiptap/core';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { readStyle, withStyle } from '../html/inline-style.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    blockStyles: {
      /** Aligns the selected paragraphs and headings; `left` removes the alignment. */
      setAlignment: (alignment: RichTextAlignment) => ReturnType;
      /** In a list it makes a sub-item; elsewhere it moves the left edge by one step. */
      indentMore: () => ReturnType;
      /** Undoes one `indentMore`; false at the left edge. */
      indentLess: () => ReturnType;
      clearBlockStyles: () => ReturnType;
    };
  }
}

const STYLED = new Set(['paragraph', 'heading']);

/** Alignment and indent, written as inline style of paragraphs and headings. */
export const BlockStyles = Extension.create({
  name: 'blockStyles',

  addCommands() {
    return {
      setAlignment:
        (alignment) =>
        ({ tr, dispatch }) =>
          restyleBlocks(tr, dispatch, (style) =>
            withStyle(style, 'text-align', alignment === 'left' ? null : alignment),
          ),
      indentMore:
        () =>
        ({ tr, dispatch, state, commands }) =>
          isInList(state)
            ? commands.sinkListItem('listItem')
            : restyleBlocks(tr, dispatch, (style) => indented(style, 1)),
      indentLess:
        () =>
        ({ tr, dispatch, state, commands }) =>
          isInList(state)
            ? commands.liftListItem('listItem')
            : restyleBlocks(tr, dispatch, (style) => indented(style, -1)),
      clearBlockStyles:
        () =>
        ({ tr, dispatch }) =>
          restyleBlocks(tr, dispatch, (style) => withStyle(withStyle(style, 'text-align', null), 'margin-left', null)),
    };
  },

  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.indentMore(),
      'Mod-[': () => this.editor.commands.indentLess(),
    };
  },
});

export function alignmentAt({ selection }: EditorState): string {
  return readStyle(selection.$from.parent.attrs['kept']?.style, 'text-align') ?? 'left';
}

function isInList({ selection }: EditorState): boolean {
  return selection.$from.node(-1)?.type.name === 'listItem';
}

function indented(style: string | undefined, by: 1 | -1): string {
  const { stepEm, maxSteps } = RICH_TEXT_INDENT;
  const current = Number.parseFloat(readStyle(style, 'margin-left') ?? '0') / (isInEm(style) ? stepEm : stepEm * 16);
  const steps = Math.min(maxSteps, Math.max(0, Math.round(current) + by));

  return withStyle(style, 'margin-left', steps === 0 ? null : `${steps * stepEm}em`);
}

/** Old texts indent in pixels. */
function isInEm(style: string | undefined): boolean {
  return !readStyle(style, 'margin-left')?.endsWith('px');
}

function restyleBlocks(tr: Transaction, dispatch: unknown, change: (style: string | undefined) => string): boolean {
  let hasChanged = false;

  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, position) => {
    if (!STYLED.has(node.type.name)) return;
    const before: string | undefined = node.attrs['kept']?.style;
    const style = change(before);
    if (style === (before ?? '')) return;
    hasChanged = true;
    if (dispatch)
      tr.setNodeMarkup(position, undefined, {
        ...node.attrs,
        ...(node.attrs['bare'] && { bare: false }),
        kept: withKeptStyle(node.attrs['kept'], style),
      });
  });

  return hasChanged;
}

function withKeptStyle(kept: Record<string, string> | null, style: string): Record<string, string> | null {
  const { style: _, ...others } = kept ?? {};
  const all = style === '' ? others : { ...kept, style };

  return Object.keys(all).length > 0 ? all : null;
}
