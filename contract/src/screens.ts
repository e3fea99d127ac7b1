import { DASHBOARD_ROLES, type Role, WRITERS } from './roles.ts';

/** Groups of the menu, in their order; a screen without a group stands above them. */
export const MENU_GROUPS = ['Sadržaj', 'Mediji i dokumenti', 'Olimp', 'Sport', 'Sustav'] as const;

export type MenuGroup = (typeof MENU_GROUPS)[number];

export type Screen = {
  /** Path in the browser; parameters stand as `:name`. */
  readonly path: string;
  /** Croatian name: of the menu entry, and of the document where the screen has no better one. */
  readonly title: string;
  readonly roles: readonly Role[];
  /** Place in the menu; a screen without it is reached from another one. */
  readonly menu?: { readonly group?: MenuGroup; readonly below?: ScreenKey };
};

/**
 * Every screen that is built, with the roles that have it (spec 1 section 6, spec 2 section 6, answers section 3).
 * Menu, routes of the browser and start page are made from it.
 */
export const SCREENS = {
  dashboard: { path: '/', title: 'Dashboard', roles: DASHBOARD_ROLES, menu: {} },
  posts: { path: '/postovi', title: 'Članci', roles: WRITERS.posts, menu: { group: 'Sadržaj' } },
  createPost: {
    path: '/dodaj-post',
    title: 'Dodaj članak',
    roles: WRITERS.posts,
    menu: { group: 'Sadržaj', below: 'posts' },
  },
  editPost: { path: '/post/detalji/:alias', title: 'Uredi post', roles: WRITERS.posts },
} as const satisfies Record<string, Omit<Screen, 'menu'> & { menu?: { group?: MenuGroup; below?: string } }>;

export type ScreenKey = 'dashboard' | 'posts' | 'createPost' | 'editPost';

/** Whether the role has the screen. An unknown role has none. */
export function mayOpen(role: Role | undefined, key: ScreenKey): boolean {
  const screen: Screen = SCREENS[key];
  return role !== undefined && screen.roles.includes(role);
}

/** The menu entries of the role, in menu order: above the groups first, then group by group. */
export function menuFor(
  role: Role | undefined,
): { group?: MenuGroup; entries: { key: ScreenKey; screen: Screen }[] }[] {
  const entries = screenKeys()
    .map((key) => ({ key, screen: SCREENS[key] as Screen }))
    .filter(({ key, screen }) => screen.menu !== undefined && mayOpen(role, key));
  const groups = [undefined, ...MENU_GROUPS].map((group) => ({
    ...(group && { group }),
    entries: entries.filter(({ screen }) => screen.menu?.group === group),
  }));
  return groups.filter((group) => group.entries.length > 0);
}

function screenKeys(): ScreenKey[] {
  return Object.keys(SCREENS) as ScreenKey[];
}
