import { describe, expect, test } from 'vitest';
import { MENU_GROUPS } from './menu.ts';
import { ROLES } from './roles.ts';
import { mayOpen, menuFor, SCREENS } from './screens.ts';
import { ROLE_MENUS } from './testing/role-menus.ts';

describe('menuFor', () => {
  test.each(ROLES)('offers %s exactly its screens', (role) => {
    const titles = menuFor(role).flatMap(({ entries }) => entries.map(({ title }) => title));
    expect(titles).toEqual(ROLE_MENUS[role]);
  });

  test.each([
    ['superadmin', '/media'],
    ['dokumenti', '/media'],
    ['olimp', '/media-manager/images'],
  ] as const)('leads %s by Media to %s', (role, address) => {
    const entries = menuFor(role).flatMap((group) => group.entries);
    expect(entries.find(({ screen }) => screen.title === 'Media')?.address).toBe(address);
  });

  test('offers nothing without a role', () => {
    expect(menuFor(undefined)).toEqual([]);
  });

  test('puts entries without a group first and leaves out empty groups', () => {
    const groups = menuFor('superadmin').map(({ group }) => group);
    expect(groups).toEqual([undefined, 'Sadržaj', 'Mediji i dokumenti', 'Olimp', 'Sport', 'Sustav']);
    expect(groups.every((group) => group === undefined || MENU_GROUPS.includes(group))).toBe(true);
  });
});

describe('mayOpen', () => {
  test('opens the editor of posts for roles that write posts', () => {
    expect(ROLES.filter((role) => mayOpen(role, 'editPost'))).toEqual(['superadmin', 'tipfeler']);
  });

  test.each([
    ['editPage', ['superadmin', 'tipfeler']],
    ['refusedAddresses', ['superadmin']],
    ['editor', ['superadmin']],
    ['mediaManager', ['superadmin', 'olimp', 'dokumenti', 'tipfeler']],
    ['imageUpload', ['superadmin', 'tipfeler']],
    ['articleImages', ['superadmin']],
    ['documentUpload', ['superadmin', 'dokumenti', 'tipfeler']],
    ['articleDocumentUpload', ['superadmin', 'tipfeler']],
    ['athleteImages', ['superadmin', 'tipfeler']],
    ['oldDocuments', ['superadmin', 'tipfeler']],
    ['webImages', ['superadmin', 'tipfeler']],
    ['documentFolder', ['superadmin', 'dokumenti', 'tipfeler']],
    ['addDocuments', ['superadmin', 'dokumenti', 'tipfeler']],
    ['profile', ['superadmin', 'olimp', 'dokumenti', 'tipfeler', 'sportasi', 'kategorizacije']],
  ] as const)('opens %s for %s', (key, roles) => {
    expect(ROLES.filter((role) => mayOpen(role, key))).toEqual(roles);
  });

  test('opens nothing without a role', () => {
    expect(mayOpen(undefined, 'dashboard')).toBe(false);
    expect(mayOpen(undefined, 'profile')).toBe(false);
  });
});

test('no two screens have the same path', () => {
  const paths = Object.values(SCREENS).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
