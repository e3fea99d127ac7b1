import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findMatches, type Match, type Search } from './find-matches.ts';

/** What is looked for in an editor and where it stands. `current` is the place of the chosen match, if it is in this one. */
export type Found = { search: Search; matches: readonly Match[]; current: number | undefined; drawn: DecorationSet };

/** Changes that the find bar makes; what is left out stays. `current: null` chooses none. */
type FoundChange = { search?: Search; current?: number | null };

const NOTHING: Found = {
  search: { query: '', isCaseSensitive: false },
  matches: [],
  current: undefined,
  drawn: DecorationSet.empty,
};

/** More marks than these round the chosen one would be slow to draw, and nobody sees them. */
const DRAWN_TO_EACH_SIDE = 500;

const key = new PluginKey<Found>('find');

/** Finds text in the editor and draws what it found. Without a query it does nothing. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: { init: () => NOTHING, apply: (tr, found) => (isOfUse(tr, found) ? nextFound(tr, found) : found) },
      props: { decorations: (state) => foundIn(state).drawn },
    }),
  ],
});

/** What is found at present. */
export function foundIn(state: EditorState): Found {
  return key.getState(state) ?? NOTHING;
}

/** Puts a change of the search into a transaction. */
export function changeFound(tr: Transaction, change: FoundChange): Transaction {
  return tr.setMeta(key, change);
}

function isOfUse(tr: Transaction, { search }: Found): boolean {
  return tr.getMeta(key) !== undefined || (tr.docChanged && search.query !== '');
}

function nextFound(tr: Transaction, before: Found): Found {
  const change: FoundChange = tr.getMeta(key) ?? {};
  const search = change.search ?? before.search;
  const matches = tr.docChanged || search !== before.search ? findMatches(tr.doc, search) : before.matches;
  const kept = change.current === undefined ? keptPlace(tr, before, matches) : change.current;
  const current = kept !== null && kept < matches.length ? kept : undefined;

  return { search, matches, current, drawn: drawMatches(tr.doc, matches, current) };
}

/** After a change of the text: the same match, or the next one behind its place. */
function keptPlace(tr: Transaction, before: Found, matches: readonly Match[]): number | null {
  const match = before.current === undefined ? undefined : before.matches[before.current];
  if (!match) return null;
  const position = tr.mapping.map(match.from);
  const place = matches.findIndex(({ from }) => from >= position);

  return place < 0 ? null : place;
}

function drawMatches(doc: Node, matches: readonly Match[], current: number | undefined): DecorationSet {
  const first = Math.max(0, (current ?? 0) - DRAWN_TO_EACH_SIDE);
  const near = matches.slice(first, (current ?? 0) + DRAWN_TO_EACH_SIDE);

  return DecorationSet.create(
    doc,
    near.map(({ from, to }, index) =>
      Decoration.inline(from, to, { 'data-match': first + index === current ? 'current' : '' }),
    ),
  );
}
