import { TITLE_ADVISED_LENGTH } from '@baklja/contract/limits';
import { parseMarkup } from '#web/lib/text/html-text.ts';
import type { CheckedContent, CheckedText, Place } from './checked-content.ts';
import { publishChecksText as text } from './publish-checks.text.ts';

export type PublishCheck = { key: string; text: string; place: Place };

export type FoundLink = { address: string; place: Place };

/** Content whose texts were parsed once for all checks. */
export type ReadContent = Omit<CheckedContent, 'texts'> & { texts: (CheckedText & { facts: TextFacts })[] };

export function readContent(content: CheckedContent): ReadContent {
  return { ...content, texts: content.texts.map((one) => ({ ...one, facts: readTextFacts(one.html) })) };
}

export function findBlocking({ blocking }: ReadContent): PublishCheck[] {
  return blocking.map(({ text: key, place }) => ({ key, text: key, place }));
}

/** What could be better, in the order of the form. Empty when there is nothing to report. */
export function runChecks(content: ReadContent): PublishCheck[] {
  return [
    ...longTitle(content),
    ...missingIntroduction(content),
    ...missingText(content),
    ...headingOrder(content),
    ...missingPicture(content),
    ...missingAlt(content),
    ...missingCaptions(content),
  ];
}

/** Every link of the record, in the order of the form. */
export function findLinks({ texts, links = [] }: ReadContent): FoundLink[] {
  const inTexts = texts.flatMap(({ facts, place }) =>
    facts.links.map((address) => ({ address, place: within(place, `a[href="${CSS.escape(address)}"]`) })),
  );
  return [...inTexts, ...links];
}

export function findDeadLinks(links: readonly FoundLink[], dead: readonly string[]): PublishCheck[] {
  const found = links.filter(({ address }) => dead.includes(address));
  return advise('dead-links', found, text.deadLinks);
}

function longTitle({ title }: ReadContent): PublishCheck[] {
  const { length } = title.text;
  return length > TITLE_ADVISED_LENGTH ? [{ key: 'title', text: text.longTitle(length), place: title.place }] : [];
}

function missingIntroduction({ texts }: ReadContent): PublishCheck[] {
  const missing = texts.find(({ isIntroduction, facts }) => isIntroduction && facts.isEmpty);
  return missing ? [{ key: 'introduction', text: 'Uvod je prazan.', place: missing.place }] : [];
}

/** No text at all, in a record whose introduction may hold all of it. */
function missingText({ texts }: ReadContent): PublishCheck[] {
  const main = texts.find(({ isIntroduction, isApart }) => !isIntroduction && !isApart);
  if (!main || texts.some(({ facts }) => !facts.isEmpty)) return [];
  return [{ key: 'text', text: 'Tekst je prazan.', place: main.place }];
}

function missingPicture({ noPicture, pictureCaption, texts, gallery }: ReadContent): PublishCheck[] {
  const hasPicture = gallery.length > 0 || texts.some(({ facts }) => facts.pictures > 0);
  if (noPicture && !hasPicture) return [{ key: 'picture', text: 'Nema slike.', place: noPicture }];
  if (pictureCaption === undefined || pictureCaption.text.trim() !== '') return [];
  return [{ key: 'picture-caption', text: 'Slika stranice nema potpis.', place: pictureCaption.place }];
}

function missingAlt({ texts, pictures = [] }: ReadContent): PublishCheck[] {
  const chosen = pictures.filter(({ alt }) => alt.trim() === '');
  const inTexts = texts.flatMap(({ facts, place }) =>
    Array.from({ length: facts.picturesWithoutAlt }, () => ({ place: within(place, 'img:not([alt]), img[alt=""]') })),
  );
  return advise('alt', [...inTexts, ...chosen], text.noAlt);
}

function missingCaptions({ gallery }: ReadContent): PublishCheck[] {
  const missing = gallery.filter(({ caption }) => caption.trim() === '');
  return advise('captions', missing, text.noCaption);
}

type Skip = { from: number; to: number; isFirst: boolean; place: Place };

function headingOrder({ texts }: ReadContent): PublishCheck[] {
  const headings = texts.flatMap(({ facts, place }) =>
    facts.headings.map(({ level, words }) => ({ level, place: within(place, `h${level}`, words) })),
  );
  const top = headings.find(({ level }) => level === 1);
  const skips = findSkips(texts);
  const [skip] = skips;
  return [
    ...(top
      ? [{ key: 'top-heading', text: 'Naslov 1 pripada samo naslovu; u tekstu neka bude Naslov 2.', place: top.place }]
      : []),
    ...(skip ? [{ key: 'heading-order', text: text.skippedLevels(skip, skips.length), place: skip.place }] : []),
  ];
}

/** Headings more than one level below the previous one; the title of the record is of the first level. */
function findSkips(texts: ReadContent['texts']): Skip[] {
  const skips: Skip[] = [];
  let isFirst = true;
  let from = 1;
  for (const { facts, place, isApart } of texts) {
    let isUnderOwn = isApart ?? false;
    for (const { level, words } of facts.headings) {
      if (level > from + 1 && !isUnderOwn) {
        skips.push({ from, to: level, isFirst, place: within(place, `h${level}`, words) });
      }
      [from, isFirst, isUnderOwn] = [level, false, false];
    }
  }
  return skips;
}

function within(place: Place, selector: string, words?: string): Place {
  return 'editor' in place ? { ...place, selector, ...(words !== undefined && { words }) } : place;
}

function advise(key: string, found: readonly { place: Place }[], describe: (count: number) => string): PublishCheck[] {
  const [first] = found;
  return first ? [{ key, text: describe(found.length), place: first.place }] : [];
}

/** The facts about a rich text that the checks need. Headings and links are in the order of the text. */
type TextFacts = {
  isEmpty: boolean;
  pictures: number;
  picturesWithoutAlt: number;
  headings: { level: number; words: string }[];
  links: string[];
};

/** Reads the HTML of a text. It takes milliseconds for a long one: never call it on a key press. */
function readTextFacts(html: string): TextFacts {
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
