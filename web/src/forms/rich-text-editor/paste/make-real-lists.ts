import { styleOf } from './unwrap.ts';

const LEVEL = /mso-list:\s*\S+\s+level(\d+)/;
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i;

/** Word writes a list item as a paragraph with a level and a textual marker. */
export function makeRealLists(body: HTMLElement): void {
  const lists = new ListBuilder();

  for (const element of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li')]) {
    const level = Number(LEVEL.exec(styleOf(element))?.[1]);
    if (!level || element.localName === 'li' || isNumberedHeading(element)) continue;
    lists.add(element, level);
  }
}

/** Moves a list that is a direct child of a list into the item above it, or else into a new item. */
export function nestLooseLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const entry = list.previousElementSibling;
    if (entry?.localName === 'li') entry.append(list);
    else {
      const made = body.ownerDocument.createElement('li');
      list.replaceWith(made);
      made.append(list);
    }
  }
}

/** A numbered heading is a heading; its number comes from the style. */
function isNumberedHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.localName);
}

class ListBuilder {
  #open: HTMLElement[] = [];
  #last: Element | null = null;

  add(paragraph: Element, level: number): void {
    const marker = paragraph.querySelector(MARKER);
    const written = (marker?.textContent ?? '').trim();
    const tag = NUMBER.test(written) ? 'ol' : 'ul';
    marker?.remove();

    if (!this.#continues(paragraph)) this.#open = [];
    this.#open.length = Math.min(this.#open.length, level);
    if (this.#open.length === level && this.#open[level - 1]?.localName !== tag) this.#open.length = level - 1;
    while (this.#open.length < level) this.#openList(paragraph, { tag, written });

    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    this.#open[level - 1]?.append(entry);
    paragraph.remove();
    this.#last = this.#open[0] ?? null;
  }

  #continues(paragraph: Element): boolean {
    return this.#last !== null && paragraph.previousElementSibling === this.#last;
  }

  #openList(paragraph: Element, { tag, written }: { tag: 'ul' | 'ol'; written: string }): void {
    const list = paragraph.ownerDocument.createElement(tag);
    const start = Number.parseInt(written.replace('(', ''), 10);
    if (tag === 'ol' && start > 1) list.setAttribute('start', String(start));

    const outer = this.#open.at(-1);
    if (!outer) paragraph.before(list);
    else (outer.lastElementChild ?? outer.appendChild(paragraph.ownerDocument.createElement('li'))).append(list);
    this.#open.push(list);
  }
}
