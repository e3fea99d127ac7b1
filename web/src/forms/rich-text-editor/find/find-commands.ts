import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { Match, Search } from '#web/lib/text/find-in-text.ts';
import { changeFound, foundIn } from './find-plugin.ts';

type Editors = readonly Editor[];

/** A position in one of the editors. */
export type TextField = { editor: Editor; position: number };

/** The number of matches in all editors, and the chosen one: 1 is the first, 0 none. */
export type FindCount = { total: number; place: number };

export function countMatches(editors: Editors): FindCount {
  let total = 0;
  let place = 0;
  for (const { state } of editors) {
    const { matches, current } = foundIn(state);
    if (current !== undefined) place = total + current + 1;
    total += matches.length;
  }

  return { total, place };
}

/**
 * Searches all editors and chooses the first match from the position on; after the last match the search wraps around.
 */
export function search(editors: Editors, wanted: Search, start: TextField): void {
  for (const editor of editors) dispatch(editor, changeFound(editor.state.tr, { search: wanted, current: null }));
  chooseFrom(editors, start);
}

/** The start of the chosen match. */
export function chosenPlace(editors: Editors): TextField | undefined {
  const chosen = chosenIn(editors);

  return chosen && { editor: chosen.editor, position: chosen.from };
}

/** Ends the search. Returns where the chosen match was. */
export function endSearch(editors: Editors): ({ editor: Editor } & Match) | undefined {
  const chosen = chosenIn(editors);
  for (const editor of editors)
    if (foundIn(editor.state).search.query !== '')
      dispatch(editor, changeFound(editor.state.tr, { search: { query: '', isCaseSensitive: false }, current: null }));

  return chosen;
}

/** Chooses the next match, or with -1 the previous one; wraps around at the end. */
export function step(editors: Editors, by: 1 | -1): void {
  const { total, place } = countMatches(editors);
  if (total === 0) return;
  choose(editors, place === 0 ? 0 : (place - 1 + by + total) % total);
}

/** Replaces the chosen match and moves to the next one. */
export function replaceChosen(editors: Editors, replacement: string): void {
  const chosen = chosenIn(editors);
  if (!chosen?.editor.isEditable) return;
  const { editor, from } = chosen;
  const { tr } = editor.state;
  replace(tr, chosen, replacement);
  dispatch(editor, closeHistory(tr));
  chooseFrom(editors, { editor, position: from + replacement.length });
}

/** Replaces every match; in each editor that is one step of undo. Returns the number of matches. */
export function replaceAll(editors: Editors, replacement: string): number {
  const writable = editors.filter((editor) => editor.isEditable);
  const { total } = countMatches(writable);
  for (const editor of writable) {
    const { tr } = editor.state;
    for (const match of [...foundIn(editor.state).matches].reverse()) replace(tr, match, replacement);
    if (tr.docChanged) dispatch(editor, closeHistory(tr));
  }

  return total;
}

/** The replacement takes the case of the first letter of the match. Text that is equal already is not touched. */
function replace(tr: Transaction, { from, to }: Match, replacement: string): void {
  if (tr.doc.textBetween(from, to) === replacement) return;
  if (replacement === '') tr.delete(from, to);
  else tr.replaceWith(from, to, tr.doc.type.schema.text(replacement, tr.doc.nodeAt(from)?.marks));
}

function chooseFrom(editors: Editors, { editor: start, position }: TextField): void {
  const places = editors.flatMap((editor, index) => {
    const { matches } = foundIn(editor.state);
    const isBehind = index > editors.indexOf(start);
    return matches.map(({ from }) => isBehind || (editor === start && from >= position));
  });
  choose(editors, Math.max(0, places.indexOf(true)));
}

function choose(editors: Editors, place: number): void {
  let before = 0;
  for (const editor of editors) {
    const { matches, current } = foundIn(editor.state);
    const own = place - before;
    const next = own >= 0 && own < matches.length ? own : null;
    if (next !== (current ?? null)) dispatch(editor, changeFound(editor.state.tr, { current: next }));
    before += matches.length;
  }
  reveal(editors);
}

function chosenIn(editors: Editors): ({ editor: Editor } & Match) | undefined {
  for (const editor of editors) {
    const { matches, current } = foundIn(editor.state);
    const match = current === undefined ? undefined : matches[current];
    if (match) return { editor, ...match };
  }

  return undefined;
}

function reveal(editors: Editors): void {
  for (const { view } of editors)
    view.dom.querySelector('[data-match="current"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function dispatch(editor: Editor, tr: Transaction): void {
  if (!editor.isDestroyed) editor.view.dispatch(tr);
}
