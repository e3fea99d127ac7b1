import { formatListDate, formatTime } from '#web/lib/dates.ts';

/** Texts of the posts screens. Specified texts are literal. */
export const postsText = {
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
  draft: 'Skica',
  highlight: 'Izdvojeno',
  pin: 'Ping',
  edit: 'Uredi',
  saving: 'Post se objavljuje...',
  incomplete: 'Unesite podatke',
  draftSaved: 'Skica spremljena',
  publishedAt: (time: string) => `Objavljeno u ${time}`,
  scheduledFor: (from: string) => `Zakazano za ${formatListDate(from)} u ${formatTime(new Date(from))}`,
  missingData: 'Unesi podatke',
  saveFailed: 'Nešto nije u redu!',
  deleteQuestion: 'Da li sigurno želite obrisati?',
  deletePost: 'Izbriši članak',
} as const;
