/** One line of the list: an action and its keys; `apple` where a Mac has others. */
export type Shortcut = { name: string; keys: readonly string[]; apple?: readonly string[] };

export type ShortcutGroup = { title: string; shortcuts: readonly Shortcut[] };

/** Croatian texts of the list of keys, and the list itself. */
export const shortcutsText = {
  title: 'Prečaci na tipkovnici',
  or: 'ili',
} as const;

/**
 * Every key of the editor. On Windows Ctrl and Alt together type the third character of a key, so headings use Shift
 * there; Š and Đ are where other keyboards have the brackets.
 */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    title: 'Slova',
    shortcuts: [
      { name: 'Podebljano', keys: ['Mod B'] },
      { name: 'Kurziv', keys: ['Mod I'] },
      { name: 'Podcrtano', keys: ['Mod U'] },
      { name: 'Precrtano', keys: ['Mod Shift S'] },
      { name: 'Donji indeks', keys: ['Mod ,'] },
      { name: 'Gornji indeks', keys: ['Mod .'] },
    ],
  },
  {
    title: 'Odlomci i popisi',
    shortcuts: [
      { name: 'Naslov 1, a ponovno tekst', keys: ['Mod Shift 1'], apple: ['Mod Alt 1'] },
      { name: 'Naslov 2, a ponovno tekst', keys: ['Mod Shift 2'], apple: ['Mod Alt 2'] },
      { name: 'Naslov 3, a ponovno tekst', keys: ['Mod Shift 3'], apple: ['Mod Alt 3'] },
      { name: 'Popis', keys: ['Mod Shift 8'] },
      { name: 'Numerirani popis', keys: ['Mod Shift 7'] },
      { name: 'Citat', keys: ['Mod Shift B'] },
      { name: 'Povećaj uvlaku', keys: ['Mod ]', 'Mod Đ'] },
      { name: 'Smanji uvlaku', keys: ['Mod [', 'Mod Š'] },
      { name: 'Uvuci stavku popisa', keys: ['Tab'] },
      { name: 'Izvuci stavku popisa', keys: ['Shift Tab'] },
      { name: 'Novi redak u istom odlomku', keys: ['Shift Enter'] },
    ],
  },
  {
    title: 'Tablica',
    shortcuts: [
      { name: 'Sljedeća ćelija', keys: ['Tab'] },
      { name: 'Prethodna ćelija', keys: ['Shift Tab'] },
    ],
  },
  {
    title: 'Izmjene',
    shortcuts: [
      { name: 'Poništi', keys: ['Mod Z'] },
      { name: 'Ponovi', keys: ['Mod Y', 'Mod Shift Z'] },
      { name: 'Odaberi sve', keys: ['Mod A'] },
      { name: 'Zalijepi bez oblikovanja', keys: ['Mod Shift V'] },
      { name: 'Spremi', keys: ['Mod S'] },
    ],
  },
  {
    title: 'Pronađi i zamijeni',
    shortcuts: [
      { name: 'Otvori', keys: ['Mod F'] },
      { name: 'Sljedeće podudaranje', keys: ['Enter'] },
      { name: 'Prethodno podudaranje', keys: ['Shift Enter'] },
      { name: 'Zatvori i vrati se u tekst', keys: ['Esc'] },
    ],
  },
  {
    title: 'Kretanje',
    shortcuts: [
      { name: 'Na alatnu traku', keys: ['Alt F10'] },
      { name: 'Po alatnoj traci', keys: ['←', '→'] },
      { name: 'Natrag u tekst', keys: ['Esc'] },
      { name: 'Preko cijelog zaslona i natrag', keys: ['Mod Shift F'] },
      { name: 'Ovaj popis', keys: ['Alt 0'] },
    ],
  },
];
