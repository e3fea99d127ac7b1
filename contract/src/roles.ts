/** The six roles, as the token spells them. A role outside this list has no screen and no permission. */
export const ROLES = ['superadmin', 'olimp', 'dokumenti', 'tipfeler', 'sportasi', 'kategorizacije'] as const;
export type Role = (typeof ROLES)[number];

/** What people read. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  superadmin: 'Superadmin',
  olimp: 'Olimp',
  dokumenti: 'Dokumenti',
  tipfeler: 'Tipfeler',
  sportasi: 'Sportaši',
  kategorizacije: 'Kategorizacije',
};

const WRITERS_BY_AREA = {
  posts: ['superadmin', 'tipfeler'],
  pages: ['superadmin', 'tipfeler'],
  medals: ['superadmin', 'olimp', 'dokumenti'],
  athletes: ['superadmin', 'olimp', 'tipfeler', 'dokumenti', 'sportasi'],
  categorisation: ['superadmin', 'kategorizacije'],
  documents: ['superadmin', 'tipfeler', 'dokumenti'],
  files: ['superadmin', 'olimp', 'tipfeler', 'dokumenti'],
  'athlete-images': ['superadmin', 'olimp', 'tipfeler', 'dokumenti', 'sportasi'],
  navigation: ['superadmin'],
  sports: ['superadmin'],
  categories: ['superadmin'],
  users: ['superadmin'],
  olimp: ['superadmin', 'olimp'],
} satisfies Record<string, readonly Role[]>;

/** Areas that a role may write. */
export type Area = keyof typeof WRITERS_BY_AREA;

/**
 * Roles that may write each area; the server enforces this on every call. The same roles read the unpublished records
 * of the area. `athlete-images` is the root folder `images` alone: list and upload.
 */
export const WRITERS: Record<Area, readonly Role[]> = WRITERS_BY_AREA;

/** Roles that have the dashboard; the others start on a plain page of cards. */
export const DASHBOARD_ROLES: readonly Role[] = ['superadmin', 'olimp', 'tipfeler'];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

export function mayWrite(role: Role, area: Area): boolean {
  return WRITERS[area].includes(role);
}
