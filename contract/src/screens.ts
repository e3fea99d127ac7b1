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
  readonly menu?: MenuPlace<ScreenKey>;
  /** The screen whose menu entry is marked while this one is open. */
  readonly partOf?: ScreenKey;
};

type MenuPlace<Key extends string> = {
  readonly group?: MenuGroup;
  /** The entry that it stands under, set in. */
  readonly below?: Key;
  /** Where the entry leads when the path has parameters. */
  readonly address?: string;
  /** Only for a role that does not have this screen. */
  readonly insteadOf?: Key;
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
  editPost: { path: '/post/detalji/:alias', title: 'Uredi post', roles: WRITERS.posts, partOf: 'posts' },
  pages: { path: '/stranice', title: 'Stranice', roles: WRITERS.pages, menu: { group: 'Sadržaj' } },
  createPage: {
    path: '/new-page',
    title: 'Dodaj stranicu',
    roles: WRITERS.pages,
    menu: { group: 'Sadržaj', below: 'pages' },
  },
  editPage: { path: '/stranice/:id', title: 'Uredi stranicu', roles: WRITERS.pages, partOf: 'pages' },
  media: {
    path: '/media',
    title: 'Media',
    roles: ['superadmin', 'tipfeler', 'dokumenti'],
    menu: { group: 'Mediji i dokumenti' },
  },
  mediaManager: {
    path: '/media-manager/:folder',
    title: 'Media',
    roles: WRITERS.files,
    menu: { group: 'Mediji i dokumenti', address: '/media-manager/images', insteadOf: 'media' },
    partOf: 'media',
  },
  imageUpload: { path: '/image-upload', title: 'Slike', roles: ['superadmin', 'tipfeler'], partOf: 'media' },
  articleImages: { path: '/clanci-slike', title: 'Slike članaka', roles: ['superadmin'], partOf: 'media' },
  documentUpload: { path: '/doc-upload', title: 'Dokumenti', roles: WRITERS.documents, partOf: 'media' },
  articleDocumentUpload: {
    path: '/doc-upload-clanci',
    title: 'Dokumenti članaka',
    roles: ['superadmin', 'tipfeler'],
    partOf: 'media',
  },
  athleteImages: { path: '/image-old', title: 'Slike sportaša', roles: ['superadmin', 'tipfeler'], partOf: 'media' },
  oldDocuments: {
    path: '/stari-dokumenti',
    title: 'Stari dokumenti',
    roles: ['superadmin', 'tipfeler'],
    partOf: 'media',
  },
  webImages: { path: '/web-slike', title: 'Web slike', roles: ['superadmin', 'tipfeler'], partOf: 'media' },
  editor: { path: '/editor', title: 'Editor', roles: ['superadmin'] },
  settings: { path: '/postavke', title: 'Postavke stranice', roles: ['superadmin'], menu: { group: 'Sustav' } },
  deletedFiles: { path: '/media-kos', title: 'Koš', roles: WRITERS.files, partOf: 'media' },
} as const satisfies Record<string, Omit<Screen, 'menu' | 'partOf'> & { menu?: MenuPlace<string>; partOf?: string }>;

export type ScreenKey =
  | 'dashboard'
  | 'posts'
  | 'createPost'
  | 'editPost'
  | 'pages'
  | 'createPage'
  | 'editPage'
  | 'media'
  | 'mediaManager'
  | 'imageUpload'
  | 'articleImages'
  | 'documentUpload'
  | 'articleDocumentUpload'
  | 'athleteImages'
  | 'oldDocuments'
  | 'webImages'
  | 'editor'
  | 'settings'
  | 'deletedFiles';

/** Whether the role has the screen. An unknown role has none. */
export function mayOpen(role: Role | undefined, key: ScreenKey): boolean {
  const screen: Screen = SCREENS[key];
  return role !== undefined && screen.roles.includes(role);
}

export type MenuEntry = { key: ScreenKey; screen: Screen; address: string };

/** The menu entries of the role, in menu order: above the groups first, then group by group. */
export function menuFor(role: Role | undefined): { group?: MenuGroup; entries: MenuEntry[] }[] {
  const entries = screenKeys().flatMap((key) => {
    const screen: Screen = SCREENS[key];
    const { menu } = screen;
    if (!menu || !mayOpen(role, key) || (menu.insteadOf && mayOpen(role, menu.insteadOf))) return [];
    return [{ key, screen, address: menu.address ?? screen.path }];
  });
  const groups = [undefined, ...MENU_GROUPS].map((group) => ({
    ...(group && { group }),
    entries: entries.filter(({ screen }) => screen.menu?.group === group),
  }));
  return groups.filter((group) => group.entries.length > 0);
}

function screenKeys(): ScreenKey[] {
  return Object.keys(SCREENS) as ScreenKey[];
}
