import { KINDS, type Kind, type KindWithScreens } from './kinds.ts';
import { MENU_GROUPS, type MenuGroup, type MenuPlace } from './menu.ts';
import { BIN_ROLES } from './records/bin.ts';
import { DASHBOARD_ROLES, ROLES, type Role, WRITERS } from './roles.ts';

export type Screen = {
  /** Path in the browser; parameters are written as `:name`. */
  readonly path: string;
  /** Croatian name: of the menu entry, and of the document where the screen has no better one. */
  readonly title: string;
  readonly roles: readonly Role[];
  /** Place in the menu; a screen without it is opened from another screen. */
  readonly menu?: MenuPlace;
  /** The screen whose menu entry is marked while this one is open. */
  readonly partOf?: string;
};

/** Screens without a kind of record, and screens other than the list and editor of a kind. */
const OTHER_SCREENS = {
  dashboard: { path: '/', title: 'Dashboard', roles: DASHBOARD_ROLES, menu: {} },
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
  documentFolders: {
    path: '/dokumenti-folderi',
    title: 'Dokumenti',
    roles: WRITERS.documents,
    menu: { group: 'Mediji i dokumenti' },
  },
  documentFolder: {
    path: '/dokumenti/folder/:id',
    title: 'Dokumenti foldera',
    roles: WRITERS.documents,
    partOf: 'documentFolders',
  },
  addDocuments: {
    path: '/dokumenti/folder/:id/dodaj',
    title: 'Dodaj dokumente',
    roles: WRITERS.documents,
    partOf: 'documentFolders',
  },
  games: { path: '/igre', title: 'Igre', roles: WRITERS.medals, menu: { group: 'Sport' } },
  startsOfGames: { path: '/igre/:id', title: 'Nastupi na Igrama', roles: WRITERS.medals, partOf: 'games' },
  pasteStarts: { path: '/igre/:id/zalijepi', title: 'Zalijepljeni nastupi', roles: WRITERS.medals, partOf: 'games' },
  startsWithoutMedal: { path: '/nastupi', title: 'Nastupi bez zapisa medalje', roles: WRITERS.medals, partOf: 'games' },
  createStart: { path: '/dodaj-nastup', title: 'Dodaj nastup', roles: WRITERS.medals, partOf: 'games' },
  editStart: { path: '/nastupi/:id', title: 'Nastup', roles: WRITERS.medals, partOf: 'games' },
  categorisation: {
    path: '/kategorizacije',
    title: 'Kategorizacije',
    roles: WRITERS.categorisation,
    menu: { group: 'Sport' },
  },
  categorisationVersions: {
    path: '/kategorizacije/verzije',
    title: 'Verzije kategorizacije',
    roles: WRITERS.categorisation,
    partOf: 'categorisation',
  },
  categorisationUpload: {
    path: '/kategorizacije-upload',
    title: 'Uvoz kategorizacije',
    roles: WRITERS.categorisation,
    partOf: 'categorisation',
  },
  navigation: { path: '/navigacija', title: 'Navigacija', roles: WRITERS.navigation, menu: { group: 'Sustav' } },
  users: { path: '/korisnici', title: 'Korisnici', roles: WRITERS.users, menu: { group: 'Sustav' } },
  auditLog: { path: '/dnevnik', title: 'Dnevnik', roles: WRITERS.users, menu: { group: 'Sustav', below: 'users' } },
  refusedAddresses: {
    path: '/adrese',
    title: 'Adrese koje ne smiju na web',
    roles: ['superadmin'],
    partOf: 'dashboard',
  },
  editor: { path: '/editor', title: 'Editor', roles: ['superadmin'] },
  settings: { path: '/postavke', title: 'Postavke stranice', roles: ['superadmin'], menu: { group: 'Sustav' } },
  integration: {
    path: '/povezivanje',
    title: 'Povezivanje',
    roles: ['superadmin'],
    menu: { group: 'Sustav', below: 'settings' },
  },
  systemStatus: {
    path: '/stanje',
    title: 'Stanje sustava',
    roles: ['superadmin'],
    menu: { group: 'Sustav', below: 'settings' },
  },
  profile: { path: '/profil', title: 'Profil', roles: ROLES },
  bin: { path: '/kos', title: 'Koš', roles: BIN_ROLES, menu: { group: 'Sustav' } },
} as const satisfies Record<string, Screen>;

/** Keys of the screens of a kind: `posts`, `createPost`, `editPost`. */
type KeyOfKind<K extends KindWithScreens> =
  | (typeof KINDS)[K]['plural']
  | `create${Capitalize<K>}`
  | `edit${Capitalize<K>}`;

export type ScreenKey = keyof typeof OTHER_SCREENS | { [K in KindWithScreens]: KeyOfKind<K> }[KindWithScreens];

/**
 * Every screen that is built, with its roles (spec 1 section 6, spec 2 section 6, answers section 3). Menu, routes of
 * the browser and start page are derived from it.
 */
export const SCREENS: Record<ScreenKey, Screen> = { ...screensOfKinds(), ...OTHER_SCREENS };

/** The keys of the screens of a kind. */
export function screenKeysOf<K extends KindWithScreens>(kind: K) {
  const name = (kind.charAt(0).toUpperCase() + kind.slice(1)) as Capitalize<K>;
  return { list: KINDS[kind].plural, create: `create${name}`, edit: `edit${name}` } as const;
}

function screensOfKinds(): Record<Exclude<ScreenKey, keyof typeof OTHER_SCREENS>, Screen> {
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind): kind is KindWithScreens => 'screens' in KINDS[kind]);
  const screens = kinds.flatMap((kind) => {
    const { area, plural, screens: own } = KINDS[kind];
    const roles = WRITERS[area];
    const keys = screenKeysOf(kind);
    return [
      [keys.list, { ...own.list, roles }],
      [keys.create, { ...own.create, roles, partOf: plural }],
      [keys.edit, { ...own.edit, roles, partOf: plural }],
    ] as [string, Screen][];
  });
  return Object.fromEntries(screens) as ReturnType<typeof screensOfKinds>;
}

/** Whether the role has the screen. An unknown role has none. */
export function mayOpen(role: Role | undefined, key: ScreenKey): boolean {
  const screen: Screen = SCREENS[key];
  return role !== undefined && screen.roles.includes(role);
}

/** An entry of the menu; `title` is its word. */
export type MenuEntry = { key: ScreenKey; screen: Screen; title: string; address: string };

/** The menu entries of the role, in menu order: entries without a group first, then group by group. */
export function menuFor(role: Role | undefined): { group?: MenuGroup; entries: MenuEntry[] }[] {
  const entries = screenKeys().flatMap((key) => {
    const screen: Screen = SCREENS[key];
    const { menu } = screen;
    if (!menu || !mayOpen(role, key) || (menu.insteadOf && mayOpen(role, menu.insteadOf as ScreenKey))) return [];
    return [{ key, screen, title: menu.title ?? screen.title, address: menu.address ?? screen.path }];
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
