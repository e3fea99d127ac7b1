import { RICH_TEXT_COLOURS, RICH_TEXT_FONTS, RICH_TEXT_SIZES } from '@baklja/contract/rich-text';
import { type Editor, useEditorState } from '@tiptap/react';
import { alignmentAt } from '../schema/block-styles.ts';
import { textStyleAt } from '../schema/text-styles.ts';

/** The toolbar's view of the text at the cursor. */
export type ToolbarState = {
  heading: number | undefined;
  font: string | undefined;
  size: string;
  colour: string | undefined;
  alignment: string;
  marks: Record<'bold' | 'italic' | 'underline' | 'strike' | 'subscript' | 'superscript' | 'link', boolean>;
  blockquote: boolean;
  bulletList: boolean;
  orderedList: boolean;
  isInTable: boolean;
  canUndo: boolean;
  canRedo: boolean;
};

/** Null without an editor. */
export function useToolbarState(editor: Editor | null): ToolbarState | null {
  return useEditorState({ editor, selector: ({ editor: current }) => (current ? readState(current) : null) });
}

function readState(editor: Editor): ToolbarState {
  const { state } = editor;
  const is = (name: string) => editor.isActive(name);
  const level: unknown = editor.getAttributes('heading')['level'];

  return {
    heading: is('heading') && typeof level === 'number' ? level : undefined,
    font: keyOf(RICH_TEXT_FONTS, textStyleAt(state, 'font-family')),
    size: keyOf(RICH_TEXT_SIZES, textStyleAt(state, 'font-size')) ?? 'medium',
    colour: keyOf(RICH_TEXT_COLOURS, textStyleAt(state, 'color')),
    alignment: alignmentAt(state),
    marks: {
      bold: is('bold'),
      italic: is('italic'),
      underline: is('underline'),
      strike: is('strike'),
      subscript: is('subscript'),
      superscript: is('superscript'),
      link: is('link'),
    },
    blockquote: is('blockquote'),
    bulletList: is('bulletList'),
    orderedList: is('orderedList'),
    isInTable: is('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

function keyOf(choices: readonly { key: string; value: string | null }[], value: string | undefined) {
  return choices.find((choice) => choice.value === value?.toLowerCase() || choice.value === value)?.key;
}
