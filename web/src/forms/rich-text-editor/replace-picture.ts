import type { Editor } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { PickedImage } from '#web/media/picker/picked-image.ts';
import type { HtmlAttributes } from './html/attributes.ts';

/** What belongs to the former file. Without its height, the new picture keeps its proportions. */
const OF_THE_FILE = ['src', 'srcset', 'sizes', 'alt', 'title', 'height'];

/** Puts another picture with its own texts in place of a figure, and chooses it. An unchanged caption stays formatted. */
export function replaceFigure(editor: Editor, place: number, { src, alt, caption }: PickedImage): void {
  const figure = editor.state.doc.nodeAt(place);
  if (!figure) return;
  const { image, link } = figure.attrs as { image: HtmlAttributes | null; link: HtmlAttributes | null };
  const attributes = { ...figure.attrs, image: withPicture(image, src, alt), link: followPicture(link, image, src) };
  const text = caption === '' ? null : editor.schema.text(caption);
  const content = caption === figure.textContent ? figure.content : text;
  replaceNode(editor, place, figure, figure.type.create(attributes, content));
}

/** Puts another picture with its own text alternative in place of one within a line, and chooses it. */
export function replaceInlineImage(editor: Editor, place: number, { src, alt }: PickedImage): void {
  const image = editor.state.doc.nodeAt(place);
  if (!image) return;
  const { kept } = image.attrs;
  const marks = image.marks.map((mark) => markFollowingPicture(mark, kept, src));
  const attributes = { ...image.attrs, kept: withPicture(kept, src, alt) };
  replaceNode(editor, place, image, image.type.create(attributes, null, marks));
}

function replaceNode(editor: Editor, place: number, former: Node, node: Node): void {
  editor.commands.command(({ tr }) => {
    tr.replaceWith(place, place + former.nodeSize, node);
    tr.setSelection(NodeSelection.create(tr.doc, place));
    return true;
  });
}

function withPicture(former: HtmlAttributes | null, src: string, alt: string): HtmlAttributes {
  const others = Object.entries(former ?? {}).filter(([name]) => !OF_THE_FILE.includes(name));
  return { src, alt, ...Object.fromEntries(others) };
}

/** A link to the former picture itself leads to the new one; any other link stays. */
function followPicture(link: HtmlAttributes | null, former: HtmlAttributes | null, src: string): HtmlAttributes | null {
  return link && link['href'] === former?.['src'] ? { ...link, href: src } : link;
}

function markFollowingPicture(mark: Mark, former: HtmlAttributes | null, src: string): Mark {
  if (mark.type.name !== 'link' || mark.attrs['href'] !== former?.['src']) return mark;
  return mark.type.create({ ...mark.attrs, href: src, kept: { ...mark.attrs['kept'], href: src } });
}
