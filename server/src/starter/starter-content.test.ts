import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { describe, expect, test } from 'vitest';
import { makeHtmlCleaner } from '../html/clean-html.ts';
import type { StarterArticle } from './content-schema.ts';
import { listStarterFiles } from './load-demo-files.ts';
import { readContent, STARTER_FILES } from './read-content.ts';

const content = await readContent();
const { articles: starterArticles, pages: starterPages, medals, olympians, sports } = content;

const CLOSED_ELEMENTS = 'p|h2|h3|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|figure|figcaption|strong|em';

const inLanguage = (language: string) => starterArticles.filter((article) => article.language === language);
const htmlOf = (article: StarterArticle) => article.introtext + article.fulltext;
const imagesOf = (article: StarterArticle) => htmlOf(article).match(/<img[^>]*>/g) ?? [];
const isDrawn = (name: string) => existsSync(path.join(STARTER_FILES, 'clanci-slike', name));
const filesNamed = JSON.stringify(starterPages.map(({ picture, gallery, ...texts }) => texts));
const pictures = starterPages.flatMap(({ picture, gallery }) => [...(picture ? [picture] : []), ...(gallery ?? [])]);

describe('the starter articles', () => {
  test('are at least 40 in Croatian and 15 in English', () => {
    expect(inLanguage('hr-HR').length).toBeGreaterThanOrEqual(40);
    expect(inLanguage('en-GB').length).toBeGreaterThanOrEqual(15);
  });

  test('have keys and titles of their own, and known categories', () => {
    const categories = content.categories.map((category) => category.key);
    expect(new Set(starterArticles.map((article) => article.key)).size).toBe(starterArticles.length);
    expect(new Set(starterArticles.map((article) => article.title)).size).toBe(starterArticles.length);
    expect(starterArticles.filter((article) => !categories.includes(article.category))).toEqual([]);
  });

  test('are unchanged by cleaning', () => {
    const clean = makeHtmlCleaner({ videoHosts: DEFAULT_VIDEO_HOSTS });
    for (const { key, introtext, fulltext } of starterArticles) {
      expect([key, clean(introtext), clean(fulltext)]).toEqual([key, introtext, fulltext]);
    }
  });

  test('pin exactly three, all published and Croatian', () => {
    const pinned = starterArticles.filter((article) => article.pinned);
    expect(pinned.map((article) => [article.state, article.language, article.publishInDays])).toEqual(
      Array(3).fill([1, 'hr-HR', undefined]),
    );
  });

  test('include drafts, scheduled and highlighted ones', () => {
    const croatian = inLanguage('hr-HR');
    expect(croatian.filter((article) => article.state === 0)).toHaveLength(4);
    expect(
      croatian
        .map((article) => article.publishInDays ?? 0)
        .filter(Boolean)
        .sort(),
    ).toEqual([2, 9]);
    expect(croatian.filter((article) => article.izdvojeno === 1)).toHaveLength(8);
  });

  test('reach from the first start to half a year before it', () => {
    const days = starterArticles.map((article) => article.daysAgo);
    expect([Math.min(...days), Math.max(...days)]).toEqual([0, 178]);
    expect(starterArticles.filter((article) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(article.at))).toEqual([]);
  });
});

describe('the pictures of the starter articles', () => {
  test('are files, with alternative texts and captions', () => {
    const pictures = starterArticles.flatMap((article) => article.picture ?? []);
    expect(pictures.filter(({ name, alt, caption }) => !isDrawn(name) || !alt.trim() || !caption.trim())).toEqual([]);
  });

  test('are files in galleries too', () => {
    const pictures = starterArticles.flatMap((article) => article.gallery ?? []);
    expect(pictures.filter(({ name, caption }) => !isDrawn(name) || !caption.trim())).toEqual([]);
    expect(starterArticles.filter((article) => article.gallery)).toHaveLength(6);
  });

  test('are files with alternative texts inside the text', () => {
    const images = starterArticles.flatMap(imagesOf);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) {
      const parts = image.match(/^<img src="\/files\/clanci-slike\/([^"]+)" alt="([^"]+)">$/);
      expect(parts && isDrawn(parts[1] ?? ''), image).toBe(true);
    }
  });
});

describe('the text of the starter articles', () => {
  test.each(starterArticles.map((article) => [article.key, htmlOf(article)]))('is closed HTML in %s', (_key, html) => {
    expect(unclosedElements(html)).toEqual([]);
    expect(html).not.toMatch(/\n| {2}|[<>] [<>]/);
  });
});

describe('the starter pages', () => {
  test('are six in each language, with keys and titles of their own', () => {
    const languages = starterPages.map(({ language }) => language);
    expect(languages.filter((language) => language === 'hr-HR')).toHaveLength(6);
    expect(languages.filter((language) => language === 'en-GB')).toHaveLength(6);
    expect(new Set(starterPages.map(({ key }) => key)).size).toBe(starterPages.length);
    expect(new Set(starterPages.map(({ title }) => title)).size).toBe(starterPages.length);
  });

  test.each(['hr-HR', 'en-GB'])('use every part of a page in %s', (language) => {
    const pages = starterPages.filter((page) => page.language === language);
    for (const part of ['picture', 'buttons', 'accordion', 'gallery', 'hidden'] as const) {
      expect([part, pages.some((page) => page[part])]).toEqual([part, true]);
    }
  });

  test('show and link files of the starter content only, each picture with a caption', () => {
    const linked = [...filesNamed.matchAll(/\/files\/([^"\\]+)/g)].map(([, path = '']) => path);
    const shown = pictures.map(({ path }) => path);
    const kept = new Set(listStarterFiles(content).map(({ path }) => path));
    expect([linked.length > 0, shown.length > 0]).toEqual([true, true]);
    expect([...linked, ...shown].filter((path) => !kept.has(decodeURIComponent(path)))).toEqual([]);
    expect(pictures.filter(({ caption }) => caption.trim() === '')).toEqual([]);
  });

  test('are HTML without line breaks of the source', () => {
    const html = starterPages.flatMap(({ description, accordion = [] }) => [
      description,
      ...accordion.map(({ data }) => data),
    ]);
    for (const text of html) expect(text).toMatch(/^<[^\n]*>$/);
  });

  test.each(['odlicja', 'medals'])('count the medals as the data does (%s)', (key) => {
    const { description } = starterPages.find((page) => page.key === key)!;
    const won = (games: string, place: number) =>
      medals.filter(({ natjecanje, medalja }) => natjecanje.startsWith(games) && medalja === place).length;
    const rows = ['OI ', 'ZOI ', ''].map((games) => [1, 2, 3].map((place) => won(games, place)));
    const cells = rows.map((row) => [...row, row.reduce((sum, count) => sum + count, 0)]);
    const shown = [...description.matchAll(/<tr><td>\D+<\/td>(.*?)<\/tr>/g)].map(([, row = '']) =>
      row.match(/\d+/g)?.map(Number),
    );
    expect(shown).toEqual(cells);
  });
});

describe('the starter data', () => {
  test('count 20 gold, 21 silver and 18 bronze medals', () => {
    const won = (place: number) => medals.filter((medal) => medal.medalja === place).length;
    expect([won(1), won(2), won(3)]).toEqual([20, 21, 18]);
  });

  test('name only known athletes and sports', () => {
    const ids = new Set(olympians.map((olympian) => olympian.id));
    const names = new Set(sports.map((sport) => sport.naziv));
    expect(medals.filter((medal) => !names.has(medal.sport) || !medal.athletes.every((id) => ids.has(id)))).toEqual([]);
    expect(olympians.filter((olympian) => !olympian.sport.every((sport) => names.has(sport)))).toEqual([]);
  });
});

/** Elements that are still open at the end, or a message about the first one that is closed in the wrong order. */
function unclosedElements(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name === 'img') continue;
    if (!CLOSED_ELEMENTS.split('|').includes(name)) return [`unknown ${name}`];
    if (!slash) open.push(name);
    else if (open.pop() !== name) return [`${name} closed out of turn`];
  }
  return open;
}
