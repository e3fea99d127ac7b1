import { parseMarkup } from '#web/lib/html-text.ts';

/** What a rich text holds, as far as checks is given on it. Headings and links stand in the order of the text. */
export type TextFacts = {
  isEmpty: boolean;
  picturesWithoutAlt: number;
  headings: { level: number; words: string }[];
  links: string[];
};

/** Reads the HTML of a text. It takes milliseconds for a long one: never at a key. */
export function readTextFacts(html: string): TextFacts {
  const body = parseMarkup(html);
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  return {
    isEmpty: wordsOf(body) === '' && body.querySelector('img, iframe, video, audio, hr') === null,
    picturesWithoutAlt: [...body.querySelectorAll('img')].filter(({ alt }) => alt.trim() === '').length,
    headings: headings.map((heading) => ({ level: Number(heading.localName.slice(1)), words: wordsOf(heading) })),
    links: [...body.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  };
}

/** The text of an element as {@link readTextFacts} tells it, by which it is found again. */
export function wordsOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
