import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { findInText, type Match, type Search } from '#web/lib/text/find-in-text.ts';

type Found = { search: Search; matches: readonly Match[] };

const NO_SEARCH: Search = { query: '', isCaseSensitive: false };

/** More marks than these around the selection would be slow to render, and are out of view. */
const DRAWN_TO_EACH_SIDE = 500;

const key = new PluginKey<Found>('find');

/** Finds text in the editor and marks the matches; the selected one is the chosen one. Without a query it does nothing. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: {
        init: () => ({ search: NO_SEARCH, matches: [] }),
        apply: (tr, before) => {
          const search: Search = tr.getMeta(key) ?? before.search;
          if (search === before.search && (!tr.docChanged || search.query === '')) return before;
          return { search, matches: findMatches(tr.doc, search) };
        },
      },
      props: { decorations: drawMatches },
    }),
  ],
});

/** The number of matches, and the place of the chosen or next one: 1 is the first, 0 none. */
export function countMatches(state: EditorState): { total: number; place: number } {
  const matches = matchesIn(state);
  const next = matches.findIndex(({ from }) => from >= state.selection.from);
  return { total: matches.length, place: matches.length === 0 ? 0 : Math.max(0, next) + 1 };
}

/** Chooses the first match from the selection on, or from the start; where the user is writing it only marks them. */
export function startSearch(editor: Editor, search: Search): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, search));
  if (editor.isFocused) return;
  const { from } = editor.state.selection;
  if (matchesIn(editor.state).length === 0) editor.commands.setTextSelection(from);
  else chooseFrom(editor, from);
}

export function endSearch(editor: Editor): void {
  if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, NO_SEARCH));
}

/** Chooses the next match, or with -1 the previous one; wraps around at the end. */
export function step(editor: Editor, by: 1 | -1): void {
  const { from, to } = editor.state.selection;
  const matches = matchesIn(editor.state);
  if (by === 1) chooseFrom(editor, to);
  else choose(editor, matches.findLast((match) => match.to <= from) ?? matches.at(-1));
}

/** Replaces the chosen match and moves to the next one; without a chosen match it only moves. */
export function replaceChosen(editor: Editor, replacement: string): void {
  const { state } = editor;
  const chosen = matchesIn(state).find((match) => isSelected(state, match));
  if (chosen && editor.isEditable) editor.view.dispatch(closeHistory(replace(state.tr, chosen, replacement)));
  chooseFrom(editor, chosen ? chosen.from + replacement.length : state.selection.from);
}

/** Replaces every match in one step of undo. Returns the number of matches. */
export function replaceAll(editor: Editor, replacement: string): number {
  if (!editor.isEditable) return 0;
  const matches = matchesIn(editor.state);
  const { tr } = editor.state;
  for (const match of matches.toReversed()) replace(tr, match, replacement);
  if (tr.docChanged) editor.view.dispatch(closeHistory(tr));
  return matches.length;
}

/** Text that is equal already is not touched. */
function replace(tr: Transaction, { from, to }: Match, replacement: string): Transaction {
  if (tr.doc.textBetween(from, to) === replacement) return tr;
  if (replacement === '') return tr.delete(from, to);
  return tr.replaceWith(from, to, tr.doc.type.schema.text(replacement, tr.doc.nodeAt(from)?.marks));
}

function chooseFrom(editor: Editor, position: number): void {
  const matches = matchesIn(editor.state);
  choose(editor, matches.find(({ from }) => from >= position) ?? matches[0]);
}

function choose({ view }: Editor, match: Match | undefined): void {
  if (!match) return;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, match.from, match.to)));
  view.dom.querySelector('[data-match="current"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function matchesIn(state: EditorState): readonly Match[] {
  return key.getState(state)?.matches ?? [];
}

function drawMatches(state: EditorState): DecorationSet {
  const matches = matchesIn(state);
  const { place } = countMatches(state);
  const near = matches.slice(Math.max(0, place - DRAWN_TO_EACH_SIDE), place + DRAWN_TO_EACH_SIDE);
  return DecorationSet.create(
    state.doc,
    near.map((match) =>
      Decoration.inline(match.from, match.to, { 'data-match': isSelected(state, match) ? 'current' : '' }),
    ),
  );
}

function isSelected({ selection }: EditorState, { from, to }: Match): boolean {
  return selection.from === from && selection.to === to;
}

/** Replaces everything but text within a line; a query is one line, so it never contains this. */
const GAP = '\n';

/** In document order, without overlaps. A match may span formatting, but not blocks, pictures and raw HTML. */
export function findMatches(doc: Node, search: Search): Match[] {
  const matches: Match[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    for (const { from, to } of findInText(textOf(node), search))
      matches.push({ from: position + 1 + from, to: position + 1 + to });
    return false;
  });
  return matches;
}

/** As long as the block's content, so that offsets are positions. */
function textOf(block: Node): string {
  let text = '';
  block.forEach((child) => {
    text += child.text ?? GAP.repeat(child.nodeSize);
  });
  return text;
}
