/** Groups of the menu, in their order; a screen without a group stands above them. */
export const MENU_GROUPS = ['Sadržaj', 'Mediji i dokumenti', 'Olimp', 'Sport', 'Sustav'] as const;

export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Where the menu shows a screen. `below` and `insteadOf` are keys of other screens. */
export type MenuPlace = {
  readonly group?: MenuGroup;
  /** The entry that it stands under, indented. */
  readonly below?: string;
  /** Where the entry leads when the path has parameters. */
  readonly address?: string;
  /** Only for a role that does not have this screen. */
  readonly insteadOf?: string;
};
