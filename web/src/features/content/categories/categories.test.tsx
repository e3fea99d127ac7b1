import type { EditedCategory } from '@baklja/contract/features/content/categories';
import { expect, test } from 'vitest';
import { openScreen } from '#web/testing/open-screen.ts';
import { CategoryListScreen } from './CategoryListScreen.tsx';

const CATEGORY: EditedCategory = {
  id: 5,
  title: 'Povijest',
  version: 1,
  posts: 15,
  croatian_posts: 12,
  english_posts: 3,
  created: null,
  modified: null,
  modified_by_name: null,
};
const ENGLISH: EditedCategory = { ...CATEGORY, id: 6, title: 'Games', posts: 20, croatian_posts: 0, english_posts: 20 };

async function open(at: string) {
  return openScreen(<CategoryListScreen />, {
    role: 'superadmin',
    handlers: { listCategories: () => [CATEGORY, ENGLISH], getCategory: () => CATEGORY },
    at,
  });
}

test('each number of posts leads to the list of exactly these posts', async () => {
  const { getByRole, container } = await open('/kategorije?poredak=engleski-clanci');
  const row = getByRole('row').filter({ hasText: 'Povijest' });
  await expect
    .element(row.getByRole('link', { name: '12', exact: true }))
    .toHaveAttribute('href', '/postovi?kategorija=5');
  await expect
    .element(row.getByRole('link', { name: '3', exact: true }))
    .toHaveAttribute('href', '/postovi?jezik=en-GB&kategorija=5');
  const titles = [...container.querySelectorAll('td:nth-child(2)')].map((cell) => cell.textContent);
  expect(titles).toEqual(['Games', 'Povijest']);
});

test('the sheet of a category counts and links its posts by language', async () => {
  const { getByRole } = await open('/kategorije/5');
  const sheet = getByRole('dialog');
  await expect
    .element(sheet.getByRole('link', { name: 'Prikaži: 12 članaka na hrvatskom' }))
    .toHaveAttribute('href', '/postovi?kategorija=5');
  await expect
    .element(sheet.getByRole('link', { name: 'Prikaži: 3 članka na engleskom' }))
    .toHaveAttribute('href', '/postovi?jezik=en-GB&kategorija=5');
  await expect.element(sheet).toMatchTextContent('Kategorija u upotrebi ne može se izbrisati.');
});
