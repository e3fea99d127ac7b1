/** Groups of the menu, in order; screens without a group are above them. */
export const MENU_GROUPS = ['Sadržaj', 'Mediji i dokumenti', 'Olimp', 'Sport', 'Sustav'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Where the menu shows a screen. `below` and `insteadOf` are keys of other screens. */
export type MenuPlace = {
  readonly group?: MenuGroup;
  /** Word of the entry, where it is not the title of the screen. */
  readonly title?: string;
  /** The entry under which this one is indented. */
  readonly below?: string;
  /** The target of the entry when the path has parameters. */
  readonly address?: string;
  /** Only for roles without this screen. */
  readonly insteadOf?: string;
};
