import { defineListAddress, option, page, search, word } from '#web/lists/address/list-address.ts';

/** The parameters of the list of medals in its address. Competition and sport are texts of the medals. */
export const medalListAddress = defineListAddress({
  page: page(),
  search: search(),
  competition: word('natjecanje'),
  year: word('godina'),
  sport: word('sport'),
  place: option<'1' | '2' | '3'>('medalja', { 1: 'zlato', 2: 'srebro', 3: 'bronca' }),
});

export type MedalListRequest = ReturnType<typeof medalListAddress.read>;
