export const rowOrderText = {
  handle: (title: string, place: number, count: number) => `Premjesti: ${title}, mjesto ${place} od ${count}`,
  place: (title: string) => `Mjesto: ${title}`,
  at: (place: number, count: number) => `mjesto ${place} od ${count}`,
  was: (place: number) => `bilo na ${place}. mjestu`,
  wasIn: (group: string) => `bilo u: ${group}`,
  movedFrom: (from: number, to: number) => `s ${from}. na ${to}. mjesto`,
  /** What a key does, and its name. */
  keys: (hasGroups: boolean): string[][] => [
    ['pomiče', '↑', '↓'],
    ...(hasGroups ? [['sekcija', 'PgUp', 'PgDn']] : []),
    ['sprema', 'Enter'],
    ['vraća', 'Esc'],
  ],
};
