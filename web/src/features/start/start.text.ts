export const startText = {
  documentTitle: 'Početna stranica',
  greeting: 'Dobar dan',
  screens: 'Vaši zasloni',
  noScreens: 'Za vašu ulogu ovdje još nema zaslona.',
  noScreensHelp: 'Prijavljeni ste. Ako vam za posao nešto nedostaje, javite se administratoru.',
} as const;
