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
  expect(cardTemplate(columns, true)).toBe(
    '"check photo naziv naziv edit" "check photo athletes medals edit" / 20px auto auto minmax(0, 1fr) auto',
  );
});

test('a title alone is one line', () => {
  expect(cardTemplate([{ key: 'naziv', onPhone: 'title' }], false)).toBe('"naziv" / minmax(0, 1fr)');
});

test('a list may define its own card layout', () => {
  const card = { columns: '20px 1fr', lines: ['check title', 'state state'] };
  expect(cardTemplate([], true, card)).toBe('"check title" "state state" / 20px 1fr');
});
