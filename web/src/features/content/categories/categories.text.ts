import { countRecords } from '@baklja/contract/records/record-words';

export const categoriesText = {
  title: 'Naziv',
  titleMissing: 'Unesite naziv!',
  sameTitle: 'Velika slova, kvačice i razmaci ne čine drugi naziv: „natječaji” i „Natječaji” ista su kategorija.',
  formerTitle: (title: string) => `Bilo je: ${title}. Članci odmah nose novi naziv.`,
  croatianPosts: 'Članaka, hrvatski',
  englishPosts: 'Članaka, engleski',
  inCroatian: (count: number) => `${countRecords('post', count)} na hrvatskom`,
  inEnglish: (count: number) => `${countRecords('post', count)} na engleskom`,
  noTitle: (search: string) => `Nijedna kategorija ne sadrži „${search}”.`,
  emptyHelp: 'Svaki članak ima kategoriju. Dovoljan je naziv.',
} as const;
