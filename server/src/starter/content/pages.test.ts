import { describe, expect, test } from 'vitest';
import medals from '../data/medals.json' with { type: 'json' };
import { starterPages } from './pages.ts';
import { listStarterFiles } from './starter-files.ts';

const filesNamed = JSON.stringify(starterPages.map(({ picture, gallery, ...texts }) => texts));
const pictures = starterPages.flatMap(({ picture, gallery }) => [...(picture ? [picture] : []), ...(gallery ?? [])]);

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
    const kept = new Set(listStarterFiles().map(({ path }) => path));
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
