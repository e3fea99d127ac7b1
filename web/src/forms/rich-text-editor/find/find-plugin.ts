import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findInText, type Match, type Search } from '#web/lib/text/find-in-text.ts';

/** The search of an editor and its matches. `current` is the index of the chosen match, if it is in this editor. */
export type Found = { search: Search; matches: readonly Match[]; current: number | undefined; drawn: DecorationSet };

/** Changes by the find bar; absent properties stay unchanged. `current: null` deselects the match. */
type FoundChange = { search?: Search; current?: number | null };

const NOTHING: Found = {
  search: { query: '', isCaseSensitive: false },
  matches: [],
  current: undefined,
  drawn: DecorationSet.empty,
};

/** More marks than these around the chosen match would be slow to render, and are out of view. */
const DRAWN_TO_EACH_SIDE = 500;

const key = new PluginKey<Found>('find');

/** Finds text in the editor and marks the matches. Without a query it does nothing. */
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

/** The current search and its matches. */
export function foundIn(state: EditorState): Found {
  return key.getState(state) ?? NOTHING;
}

/** Adds a change of the search to a transaction. */
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

/** After a change of the text: the same match, or the next one after its position. */
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

/** Replaces everything but text within a line; a query is one line, so it never contains this. */
const GAP = '\n';

/**
 * Every match of the query in document order, without overlaps. A match may span formatting, but not blocks, pictures
 * and raw HTML. Empty for an empty query.
 */
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
