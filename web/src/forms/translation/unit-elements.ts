import { type RefObject, useEffect } from 'react';
import { blocksOf, textOf, type Unit } from './untranslated.ts';

const MARK = 'data-untranslated';
const HIGHLIGHT = 'untranslated';

/** Marks the fields and paragraphs of the form that still have the text of the other language, with a dotted line. */
export function useUntranslatedMarks(form: RefObject<HTMLElement | null>, left: readonly Unit[]): void {
  useEffect(() => {
    let unmark = () => {};
    // An editor shows a new text a moment after the form has it.
    const frame = requestAnimationFrame(() => {
      unmark = mark(left.flatMap((unit) => findUnit(form.current, unit) ?? []));
    });
    return () => {
      cancelAnimationFrame(frame);
      unmark();
    };
  }, [form, left]);
}

/** Returns the function that takes the marks away. */
function mark(elements: readonly HTMLElement[]): () => void {
  const fields = elements.filter(isField);
  for (const field of fields) field.setAttribute(MARK, '');
  // The editor owns its nodes, so its paragraphs are marked without changing them.
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesIn(elements)));
  return () => {
    for (const field of fields) field.removeAttribute(MARK);
    if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
  };
}

function isField(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  return element.matches('input, textarea');
}

/** The field or paragraph of the form that has the text; undefined while it is not drawn. */
export function findUnit(form: HTMLElement | null, { id, near, text }: Unit): HTMLElement | undefined {
  if (id !== undefined) return document.getElementById(id) ?? undefined;
  const editors = [...(form?.querySelectorAll('[role="textbox"].ProseMirror') ?? [])];
  const block = editors.flatMap(blocksOf).find((one) => textOf(one) === text);
  return (
    (block as HTMLElement | undefined) ??
    (near === undefined ? undefined : (document.getElementById(near) ?? undefined))
  );
}

/** Scrolls to the text and selects it, so that typing replaces it. */
export function focusUnit(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  const editor = element.closest<HTMLElement>('.ProseMirror');
  (editor ?? element).focus({ preventScroll: true });
  if (editor) getSelection()?.selectAllChildren(element);
  else if (isField(element)) element.select();
}

function rangesIn(elements: readonly HTMLElement[]): Range[] {
  return elements
    .filter((element) => !isField(element))
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range;
    });
}
