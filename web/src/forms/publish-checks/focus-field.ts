import { flushSync } from 'react-dom';
import type { Reveal } from '../frame/reveal.ts';
import { selectElement } from '../rich-text-editor/select-element.ts';
import type { Place } from './checked-content.ts';
import { wordsOf } from './text-facts.ts';

/** Maximum number of frames to wait for the fields of a chosen picture. */
const FRAMES_AT_MOST = 30;

/** Brings the place into view and focuses it. Falls back to the first match of the selector, then to its text field. */
export function focusField(place: Place, reveal: Reveal): void {
  const element = findPlace(place);
  if (!element) return;
  flushSync(() => reveal(element));
  element.scrollIntoView({ block: 'center' });
  const textbox = element.closest<HTMLElement>('[role="textbox"][contenteditable]');
  if (!textbox || textbox === element) element.focus();
  else if (element instanceof HTMLImageElement) openPicture(element, textbox);
  else selectElement(textbox, element);
}

function findPlace(place: Place): HTMLElement | null {
  if ('field' in place) return document.getElementById(place.field);
  const { editor, selector, words } = place;
  const textbox = document.querySelector<HTMLElement>(`[role="textbox"][aria-label="${CSS.escape(editor)}"]`);
  if (!textbox || selector === undefined) return textbox;
  const found = [...textbox.querySelectorAll<HTMLElement>(selector)].filter(isOfText);
  return found.find((element) => words === undefined || wordsOf(element) === words) ?? found[0] ?? textbox;
}

/** False for images that the editor inserts next to some nodes so that the cursor finds a place. */
function isOfText(element: Element): boolean {
  return !element.matches('.ProseMirror-separator');
}

/** Chooses the picture; the field of its text alternative renders a moment later. */
function openPicture(picture: HTMLImageElement, textbox: HTMLElement): void {
  textbox.focus({ preventScroll: true });
  picture.click();
  focusPictureField(picture, FRAMES_AT_MOST);
}

function focusPictureField(picture: HTMLImageElement, frames: number): void {
  // The fields of a picture within a line are in a popup after the text.
  const popup = document.getElementById(picture.getAttribute('aria-controls') ?? '');
  const field = (popup ?? picture.closest('[data-node-view-wrapper]'))?.querySelector('input');
  if (field) field.focus();
  else if (frames > 0) requestAnimationFrame(() => focusPictureField(picture, frames - 1));
}
