import { defineListAddress, id, option, page, search, sort } from '#web/lists/address/list-address.ts';

/** The parameters of the list of athletes in its address. */
export const athleteListAddress = defineListAddress({
  page: page(),
  search: search(),
  sport: id('sport'),
  activity: option<'0' | '1'>('aktivnost', { 1: 'aktivni', 0: 'neaktivni' }),
  olympian: option<'0' | '1'>('olimpijci', { 1: 'da', 0: 'ne' }),
  ...sort({
    name: { word: 'prezime', first: 'asc' },
    sport: { word: 'sport', first: 'asc' },
    modified: { word: 'azurirano', first: 'desc' },
  }),
});

export type AthleteListRequest = ReturnType<typeof athleteListAddress.read>;
