import { Extension } from '@tiptap/core';
import type { Mark, MarkType } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { readStyle, withStyle } from '../html/inline-style.ts';

export type TextStyleProperty = 'color' | 'font-family' | 'font-size';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textStyles: {
      /** Sets one inline style on the selected text, or removes it for null. */
      setTextStyle: (property: TextStyleProperty, value: string | null) => ReturnType;
    };
  }
}

/** Fonts, sizes and colours, written as `<span style>`. */
export const TextStyles = Extension.create({
  name: 'textStyles',

  addCommands() {
    return {
      setTextStyle:
        (property, value) =>
        ({ state, tr, dispatch }) => {
          if (dispatch)
            restyle(tr, state, (marks) => withTextStyle(marks, state.schema.marks['inlineTag'], property, value));
          return true;
        },
    };
  },
});

/** The style at the cursor or at the start of the selection; undefined when there is none. */
export function textStyleAt(state: EditorState, property: TextStyleProperty): string | undefined {
  const span = marksAt(state).findLast((mark) => readStyle(mark.attrs['kept']?.style, property) !== undefined);

  return readStyle(span?.attrs['kept']?.style, property);
}

function marksAt({ selection, storedMarks, doc }: EditorState): readonly Mark[] {
  if (selection.empty) return storedMarks ?? selection.$from.marks();

  let marks: readonly Mark[] | undefined;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.isText) marks ??= node.marks;
    return marks === undefined;
  });

  return marks ?? [];
}

function restyle(tr: Transaction, state: EditorState, change: (marks: readonly Mark[]) => Mark[]): void {
  if (tr.selection.empty) {
    tr.setStoredMarks(change(tr.storedMarks ?? tr.selection.$from.marks()));
    return;
  }

  const type = state.schema.marks['inlineTag'];
  for (const { $from, $to } of tr.selection.ranges)
    tr.doc.nodesBetween($from.pos, $to.pos, (node, position) => {
      if (!node.isText || !type) return;
      const from = Math.max(position, $from.pos);
      const to = Math.min(position + node.nodeSize, $to.pos);
      const marks = change(node.marks);
      for (const old of node.marks) if (old.type === type) tr.removeMark(from, to, old);
      for (const mark of marks) if (mark.type === type) tr.addMark(from, to, mark);
    });
}

function withTextStyle(
  marks: readonly Mark[],
  type: MarkType | undefined,
  property: string,
  value: string | null,
): Mark[] {
  if (!type) return [...marks];

  const cleared = marks.flatMap((mark) => withoutProperty(mark, type, property));
  if (value === null) return cleared;

  const span = cleared.findLast((mark) => mark.type === type && isPlainSpan(mark));
  const styled = type.create({ tag: 'span', kept: { style: withStyle(span?.attrs['kept'].style, property, value) } });

  return [...cleared.filter((mark) => mark !== span), styled];
}

function withoutProperty(mark: Mark, type: MarkType, property: string): Mark[] {
  const style = mark.attrs['kept']?.style;
  if (mark.type !== type || readStyle(style, property) === undefined) return [mark];

  const { style: _, ...others } = mark.attrs['kept'];
  const left = withStyle(style, property, null);
  const kept = left === '' ? others : { ...mark.attrs['kept'], style: left };
  const isEmpty = mark.attrs['tag'] === 'span' && Object.keys(kept).length === 0;

  return isEmpty ? [] : [type.create({ ...mark.attrs, kept })];
}

function isPlainSpan(mark: Mark): boolean {
  return mark.attrs['tag'] === 'span' && Object.keys(mark.attrs['kept'] ?? {}).join() === 'style';
}
