import { formatListDate, formatTime } from '#web/lib/dates.ts';

/** `23-11-2026 u 09:00`. */
export function describeMoment(iso: string): string {
  return `${formatListDate(iso)} u ${formatTime(new Date(iso))}`;
}

/** Texts of the posts screens. Specified texts are literal. */
export const postsText = {
  copyAlias: 'Kopiraj alias',
  aliasCopied: 'Alias je kopiran.',
  aliasNotCopied: (alias: string) => `Preglednik ne dopušta kopiranje. Alias glasi: ${alias}`,
  listTitle: 'Svi postovi',
  createTitle: 'Dodaj članak',
  editTitle: 'Uredi post',
  translateTitle: 'Dodaj prijevod članka',
  article: { one: 'članak', few: 'članka', other: 'članaka' },
  pinWarning: 'Upozorenje! Broj "pigned" članaka mora biti 3',
  pinsUnknown: 'Nije poznato koji su članci prikvačeni.',
  search: 'Pretraži',
  published: 'Objavljeno',
  scheduled: 'Zakazano',
  ended: 'Završeno',
  draft: 'Skica',
  highlight: 'Izdvojeno',
  pin: 'Ping',
  edit: 'Uredi',
  saving: 'Post se objavljuje...',
  incomplete: 'Unesite podatke',
  draftSaved: 'Skica spremljena',
  publishedAt: (time: string) => `Objavljeno u ${time}`,
  scheduledFor: (from: string) => `Zakazano za ${describeMoment(from)}`,
  endedAt: (end: string) => `Objava je završila ${describeMoment(end)}`,
  until: (end: string) => `do ${end}`,
  halfTime: 'Upišite i dan i vrijeme, ili oboje ostavite prazno.',
  endNotAfter: 'Kraj objave mora biti nakon vremena objave.',
  removeEnd: 'Ukloni kraj objave',
  missingData: 'Unesi podatke',
  saveFailed: 'Nešto nije u redu!',
  deleteQuestion: 'Da li sigurno želite obrisati?',
  deletePost: 'Izbriši članak',
} as const;
