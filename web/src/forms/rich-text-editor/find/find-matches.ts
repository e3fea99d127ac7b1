import type { Node } from '@tiptap/pm/model';
import { findInText, type Match, type Search } from '#web/lib/text/find-in-text.ts';

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
