import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { describe, expect, test } from 'vitest';
import { makeHtmlCleaner } from '../html/clean-html.ts';
import { readContent } from './read-content.ts';

const { articles: starterArticles, pages: starterPages, medals, olympians, sports } = await readContent();

const inLanguage = (language: string) => starterArticles.filter((article) => article.language === language);

describe('the starter articles', () => {
  test('are at least 40 in Croatian and 15 in English', () => {
    expect(inLanguage('hr-HR').length).toBeGreaterThanOrEqual(40);
    expect(inLanguage('en-GB').length).toBeGreaterThanOrEqual(15);
  });

  test('have titles of their own, and texts that cleaning leaves unchanged', () => {
    const clean = makeHtmlCleaner({ videoHosts: DEFAULT_VIDEO_HOSTS });
    expect(new Set(starterArticles.map((article) => article.title)).size).toBe(starterArticles.length);
    for (const { key, introtext, fulltext } of starterArticles) {
      expect([key, clean(introtext), clean(fulltext)]).toEqual([key, introtext, fulltext]);
      expect(introtext + fulltext).not.toMatch(/\n| {2}|[<>] [<>]/);
    }
  });

  test('include drafts, scheduled and highlighted ones', () => {
    const croatian = inLanguage('hr-HR');
    expect(croatian.filter((article) => article.state === 0)).toHaveLength(4);
    expect(croatian.flatMap((article) => article.publishInDays ?? []).toSorted()).toEqual([2, 9]);
    expect(starterArticles.filter((article) => article.pinned && article.language !== 'hr-HR')).toEqual([]);
    expect(croatian.filter((article) => article.izdvojeno === 1)).toHaveLength(8);
  });

  test('reach from the first start to half a year before it', () => {
    const days = starterArticles.map((article) => article.daysAgo);
    expect([Math.min(...days), Math.max(...days)]).toEqual([0, 178]);
    expect(starterArticles.filter((article) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(article.at))).toEqual([]);
  });

  test('have pictures with alternative texts and captions, also in galleries and within the text', () => {
    const pictures = starterArticles.flatMap(({ picture, gallery = [] }) => [
      ...(picture ? [picture] : []),
      ...gallery,
    ]);
    const texts = pictures.flatMap(({ name: _, ...words }) => Object.values(words));
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    expect(starterArticles.filter((article) => article.gallery)).toHaveLength(6);
    const images = starterArticles.flatMap(
      ({ introtext, fulltext }) => (introtext + fulltext).match(/<img[^>]*>/g) ?? [],
    );
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/^<img src="\/files\/clanci-slike\/[^"]+" alt="[^"]+">$/);
  });
});

describe('the starter pages', () => {
  test('are six in each language, with keys and titles of their own', () => {
    const languages = starterPages.map(({ language }) => language);
    expect(languages.filter((language) => language === 'hr-HR')).toHaveLength(6);
    expect(languages.filter((language) => language === 'en-GB')).toHaveLength(6);
    expect(new Set(starterPages.map(({ title }) => title)).size).toBe(starterPages.length);
  });

  test.each(['hr-HR', 'en-GB'])('use every part of a page in %s', (language) => {
    const pages = starterPages.filter((page) => page.language === language);
    for (const part of ['picture', 'buttons', 'accordion', 'gallery', 'hidden'] as const) {
      expect([part, pages.some((page) => page[part])]).toEqual([part, true]);
    }
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

test('medals and Olympians name only known athletes and sports', () => {
  const ids = new Set(olympians.map((olympian) => olympian.id));
  const names = new Set(sports.map((sport) => sport.naziv));
  expect(medals.filter((medal) => !names.has(medal.sport) || !medal.athletes.every((id) => ids.has(id)))).toEqual([]);
  expect(olympians.filter((olympian) => !olympian.sport.every((sport) => names.has(sport)))).toEqual([]);
});
