import { styleOf, unwrap } from './unwrap.ts';

const DROPPED = `style, meta, link, script, noscript, title, xml, template, object, embed, applet, iframe, svg, math, form,
  input, button, select, textarea, video, audio, canvas, colgroup, col, .Apple-interchange-newline, .MsoCommentReference`;
const HIDDEN = /mso-hide:\s*all|display:\s*none|mso-element:\s*(comment|footnote-list)|mso-list:\s*ignore/;
/** Word's `o:p`, and custom elements such as Google's. */
const UNKNOWN_TAG = /[:-]/;

/** Removes comments, scripts, hidden text, and the tags that only Word and Google know. */
export function dropForeign(body: HTMLElement): void {
  for (const comment of commentsIn(body)) comment.remove();
  for (const element of body.querySelectorAll(DROPPED)) element.remove();

  for (const element of [...body.querySelectorAll('*')]) {
    if (HIDDEN.test(styleOf(element))) element.remove();
    else if (UNKNOWN_TAG.test(element.localName)) unwrap(element);
  }
}

function commentsIn(body: HTMLElement): ChildNode[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode);

  return comments;
}
