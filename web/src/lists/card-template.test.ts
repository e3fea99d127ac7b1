import { expect, test } from 'vitest';
import { cardTemplate } from './card-template.ts';

test('a plain card has the title above a line of facts, between picture and actions', () => {
  const columns = [
    { key: 'photo', onPhone: 'picture' },
    { key: 'naziv', onPhone: 'title' },
    { key: 'athletes', onPhone: 'meta' },
    { key: 'medals', onPhone: 'meta' },
    { key: 'changed' },
    { key: 'edit', onPhone: 'action' },
  ];
  expect(cardTemplate(columns)).toBe(
    '"photo naziv naziv edit" "photo athletes medals edit" / auto auto minmax(0, 1fr) auto',
  );
});

test('a title alone is one line', () => {
  expect(cardTemplate([{ key: 'naziv', onPhone: 'title' }])).toBe('"naziv" / minmax(0, 1fr)');
});

test('a list may define its own card layout', () => {
  const card = { columns: '20px 1fr', lines: ['id title', 'state state'] };
  expect(cardTemplate([], card)).toBe('"id title" "state state" / 20px 1fr');
});
