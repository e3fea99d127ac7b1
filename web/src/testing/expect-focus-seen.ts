import { expect } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

/** Those for the pointer alone are hidden from the keyboard. */
const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]):not([aria-hidden="true"])';

/** Pixels around a control in which its ring is looked for. */
const MARGIN = 6;

/** Contrast between the same pixel with and without the focus (WCAG 2.4.13). */
const CONTRAST = 3;

/** Pixels of a ring, at least. */
const RING_WIDTH = 2;

/** Part of the ring that must be seen: less than it when a side is cut off, and round corners are shorter. */
const RING_PART = 0.75;

/** Controls that were seen, by {@link likenessOf}: a list has the same control in every row. */
const seenBefore = new Set<string>();

/**
 * Fails with the name of each control whose focus cannot be seen: its pixels, focused by keyboard, must differ from those
 * without focus by a whole ring around it. For a headline a line is enough, for a text its caret. Controls that look
 * alike and are clipped alike are checked once in a page. The window is wide then.
 */
export async function expectFocusSeen(): Promise<void> {
  await page.viewport(1440, 900);
  // What the pointer rests on since an earlier test has other colours.
  await userEvent.hover(document.body, { position: { x: 0, y: 0 }, force: true });
  const root = document.querySelector('[aria-modal="true"]') ?? document;
  const before = document.activeElement;
  // A browser shows the focus of every element that gets it after a key.
  await userEvent.keyboard('{Shift}');
  const unseen: string[] = [];
  for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (seenBefore.has(likenessOf(control)) || !control.checkVisibility({ visibilityProperty: true })) continue;
    // Content that arrives late may move a control between its two pictures; a second look is not moved by it.
    const fault = (await findFault(control)) && (await findFault(control));
    if (fault === undefined) seenBefore.add(likenessOf(control));
    else unseen.push(`${nameOf(control)}: ${fault}`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  expect(unseen, 'controls whose focus cannot be seen').toEqual([]);
}

/** The classes of the control and of everything around it, and the state of the control. */
function likenessOf(control: HTMLElement): string {
  const classNames: string[] = [];
  for (let at: Element | null = control; at; at = at.parentElement) classNames.push(at.className);
  const { disabled, checked } = control as HTMLInputElement;
  const states = STATES.map((name) => control.getAttribute(name));
  return [control.localName, disabled, checked, ...states, ...classNames].join(' ');
}

const STATES = ['aria-disabled', 'aria-pressed', 'aria-expanded', 'aria-current', 'data-active', 'data-error', 'type'];

/** Undefined when the focus is seen, when the control does not take it, or when the whole window is covered. */
async function findFault(control: HTMLElement): Promise<string | undefined> {
  // The browser itself must scroll it to where nothing covers it.
  control.focus();
  if (document.activeElement !== control || isBehindOverlay(control)) return undefined;
  const drawn = drawnPart(control);
  const focused = await pixelsOf(drawn);
  control.blur();
  const found = countDifferent(focused, await pixelsOf(drawn));
  const needed = Math.floor(neededPixels(control, drawn.getBoundingClientRect()));
  return found < needed ? `${found} of ${needed} pixels` : undefined;
}

/** Whether something as large as the window, lies over the control. */
function isBehindOverlay(control: HTMLElement): boolean {
  const { x, y, width, height } = control.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!top || top.contains(control) || control.contains(top)) return false;
  return top.clientWidth >= window.innerWidth && top.clientHeight >= window.innerHeight;
}

/** What is drawn for a control that is itself hidden: a part of a choice, a switch. */
function drawnPart(control: HTMLElement): Element {
  if (control.matches('[role="switch"].mantine-Switch-input')) return control.nextElementSibling ?? control;
  const isHidden = control.getBoundingClientRect().width <= 1;
  return (isHidden && control.closest('[role="radiogroup"]')) || control;
}

function neededPixels(control: HTMLElement, { width, height }: DOMRect): number {
  if (control.matches('[contenteditable="true"]')) return CARET_PIXELS;
  if (control.matches('textarea:is([aria-label="Naslov"], [aria-label="Podnaslov"])')) return RING_WIDTH * width;
  return RING_WIDTH * 2 * (width + height) * RING_PART;
}

/** A caret of one pixel in the smallest text. */
const CARET_PIXELS = 16;

/** The types of the protocol would bring those of Node into the browser. */
type DevTools = { send: (method: 'Page.captureScreenshot', options: object) => Promise<{ data: string }> };

async function pixelsOf(element: Element): Promise<ImageData> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const clip = {
    x: frame.x + x - MARGIN,
    y: frame.y + y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    scale: 1,
  };
  const devTools = cdp() as unknown as DevTools;
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true });
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))]));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  return context?.getImageData(0, 0, picture.width, picture.height) ?? new ImageData(1, 1);
}

function countDifferent(one: ImageData, other: ImageData): number {
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const [a, b] = [luminanceAt(one.data, at) + 0.05, luminanceAt(other.data, at) + 0.05];
    if (Math.max(a, b) / Math.min(a, b) >= CONTRAST) count += 1;
  }
  return count;
}

/** Relative luminance as WCAG defines it, 0 to 1. */
function luminanceAt(data: Uint8ClampedArray, at: number): number {
  const linear = (value = 0) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
}

function nameOf(control: HTMLElement): string {
  const name = control.getAttribute('aria-label') || control.textContent.trim() || control.id;
  return `${control.localName} „${name.slice(0, 60)}”`;
}
