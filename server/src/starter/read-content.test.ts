import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { SettingError } from '../config.ts';
import { readContent, requireId, STARTER_FILES } from './read-content.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'baklja-content-'));
await cp(path.join(STARTER_FILES, 'content'), folder, { recursive: true });
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Changes one file until the test ends; undefined removes it. */
async function change(file: string, edit: (text: string) => string | undefined): Promise<void> {
  const place = path.join(folder, file);
  const before = await readFile(place, 'utf8');
  onTestFinished(() => writeFile(place, before));
  const after = edit(before);
  expect(after).not.toBe(before);
  await (after === undefined ? rm(place) : writeFile(place, after));
}

describe('the starter content', () => {
  test('joins the lines of HTML files', async () => {
    await change('articles/sara-kolak.html', () => '<p>Prvi\n  red i\n<b>dio</b></p>\n\n<ul>\n<li>drugi</li>\n</ul>\n');
    const { articles } = await readContent(folder);
    expect(articles.find(({ key }) => key === 'sara-kolak')?.fulltext).toBe(
      '<p>Prvi red i <b>dio</b></p><ul><li>drugi</li></ul>',
    );
  });

  test.each([
    ['articles.json', /"daysAgo": 171/, '"daysAgo": "171"', 'the field 0.daysAgo must be integer'],
    ['articles.json', /"at": "09:20"/, '"at": "9.20"', 'the field 0.at must match pattern'],
    ['articles.json', /"title": [^\n]+\n/, '', 'the field 0.title is missing'],
    ['pages.json', /"caption": "Upaljena/, '"naslov": "Upaljena', 'the field 0.picture.caption is missing'],
    [
      'sports.json',
      /"naziv": "Atletika"/,
      '"naziv": "Atletika", "naziv_en": "Athletics"',
      'the field 1.naziv_en is not known',
    ],
    ['medals.json', /"medalja": 2/, '"medalja": 4', 'the field 0.medalja must be equal to one of the allowed values'],
    ['menu.json', /"page": "vrijednosti"/, '"strana": "vrijednosti"', 'the field items.1.to.page is missing'],
    ['menu.json', /\{/, '', 'it is no JSON'],
    ['pages/simboli.html', /.*/s, ' \n', 'it has no text'],
  ])('does not load with a broken %s (%s to %s)', async (file, part, replacement, fault) => {
    await change(file, (text) => text.replace(part, replacement));
    const reading = readContent(folder);
    await expect(reading).rejects.toThrow(SettingError);
    await expect(reading).rejects.toThrow(`STARTER: the file ${path.join(folder, file)} is broken: ${fault}`);
  });

  test.each(['documents.json', 'articles/barcelona-1992.html', 'magazine/svjetlo-koje-putuje.html'])(
    'does not load without %s',
    async (file) => {
      await change(file, () => undefined);
      const sentence = `STARTER: the file ${path.join(folder, file)} is broken: it cannot be read (ENOENT)`;
      await expect(readContent(folder)).rejects.toThrow(sentence);
    },
  );

  test('names a record that another one names, but that is missing', () => {
    const sentence = 'STARTER: a record of the content names “sijedi”, which is missing';
    expect(() => requireId(new Map([['vrijednosti', 3]]), 'sijedi')).toThrow(sentence);
  });
});
