import { parseMarkup } from '#web/lib/text/html-text.ts';

/** The facts about a rich text that the checks need. Headings and links are in the order of the text. */
export type TextFacts = {
  isEmpty: boolean;
  pictures: number;
  picturesWithoutAlt: number;
  headings: { level: number; words: string }[];
  links: string[];
};

/** Reads the HTML of a text. It takes milliseconds for a long one: never call it on a key press. */
export function readTextFacts(html: string): TextFacts {
  const body = parseMarkup(html);
  const pictures = [...body.querySelectorAll('img')];
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  return {
    isEmpty: wordsOf(body) === '' && body.querySelector('img, iframe, video, audio, hr') === null,
    pictures: pictures.length,
    picturesWithoutAlt: pictures.filter(({ alt }) => alt.trim() === '').length,
    headings: headings.map((heading) => ({ level: Number(heading.localName.slice(1)), words: wordsOf(heading) })),
    links: [...body.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  };
}

/** The text of an element in the form that {@link readTextFacts} returns, to find the element again. */
export function wordsOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
