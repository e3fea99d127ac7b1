import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from './roles.ts';
import { MENU_GROUPS, mayOpen, menuFor, SCREENS } from './screens.ts';

const ALL = ['Dashboard', 'Članci', 'Dodaj članak'];

/** Menu words of a role, as far as their screens are built. */
const MENUS: Record<Role, string[]> = {
  superadmin: ALL,
  olimp: ['Dashboard'],
  dokumenti: [],
  tipfeler: ALL,
  sportasi: [],
  kategorizacije: [],
};

describe('menuFor', () => {
  test.each(ROLES)('offers %s exactly its screens', (role) => {
    const titles = menuFor(role).flatMap(({ entries }) => entries.map(({ screen }) => screen.title));
    expect(titles).toEqual(MENUS[role]);
  });

  test('offers nothing without a role', () => {
    expect(menuFor(undefined)).toEqual([]);
  });

  test('puts what has no group first and leaves out empty groups', () => {
    const groups = menuFor('superadmin').map(({ group }) => group);
    expect(groups).toEqual([undefined, 'Sadržaj']);
    expect(groups.every((group) => group === undefined || MENU_GROUPS.includes(group))).toBe(true);
  });
});

describe('mayOpen', () => {
  test('opens the editor of posts for those who write posts', () => {
    expect(ROLES.filter((role) => mayOpen(role, 'editPost'))).toEqual(['superadmin', 'tipfeler']);
  });

  test('opens nothing without a role', () => {
    expect(mayOpen(undefined, 'dashboard')).toBe(false);
  });
});

test('no two screens have the same path', () => {
  const paths = Object.values(SCREENS).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
