import { rename, styleOf, unwrap } from './unwrap.ts';

const CARRIERS = 'span, font, b, strong, i, em, u, s, a, sup, sub, small, big, mark, code';
/** `mso-bidi-font-weight` and similar properties do not concern our letters. */
const FORMATS = [
  { tag: 'strong', is: /(?<![\w-])font-weight:\s*(bold|[6-9]00)/ },
  { tag: 'em', is: /(?<![\w-])font-style:\s*(italic|oblique)/ },
  { tag: 'u', is: /(?<![\w-])text-decoration(-line)?:[^;]*underline/ },
  { tag: 's', is: /(?<![\w-])text-decoration(-line)?:[^;]*line-through/ },
  { tag: 'sup', is: /(?<![\w-])vertical-align:\s*super/ },
  { tag: 'sub', is: /(?<![\w-])vertical-align:\s*sub(?!\w)/ },
];
const NOT_BOLD = /(?<![\w-])font-weight:\s*(normal|[1-5]00)/;
const NOT_ITALIC = /(?<![\w-])font-style:\s*normal/;
const TITLE_CLASSES: Record<string, string> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h2',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};

/** Replaces bold, italic and similar styles with elements, and Word's title styles with headings. */
export function stylesToElements(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll(CARRIERS)]) addFormats(element);
  for (const element of [...body.querySelectorAll('b, strong')]) if (NOT_BOLD.test(styleOf(element))) unwrap(element);
  for (const element of [...body.querySelectorAll('i, em')]) if (NOT_ITALIC.test(styleOf(element))) unwrap(element);
  for (const element of [...body.querySelectorAll('p')]) renameByClass(element);
}

function addFormats(element: Element): void {
  const style = styleOf(element);

  for (const { tag, is } of FORMATS) {
    const isThereAlready =
      element.closest(tag) ||
      (element.localName === 'a' && tag === 'u') ||
      (element.closest('h1, h2, h3, h4, h5, h6') && tag === 'strong');
    if (!is.test(style) || isThereAlready || element.textContent?.trim() === '') continue;
    const wrapper = element.ownerDocument.createElement(tag);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

function renameByClass(paragraph: Element): void {
  const tag = [...paragraph.classList].map((name) => TITLE_CLASSES[name]).find(Boolean);
  if (!tag) return;

  const renamed = rename(paragraph, tag);
  if (tag !== 'blockquote') return;
  const inner = renamed.ownerDocument.createElement('p');
  inner.append(...renamed.childNodes);
  renamed.append(inner);
}
