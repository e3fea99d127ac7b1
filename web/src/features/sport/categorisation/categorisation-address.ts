import { defineListAddress, option, page, search, sort, word } from '#web/lists/address/list-address.ts';

/** The parameters of the list in its address. */
export const categorisationAddress = defineListAddress({
  page: page(),
  search: search(),
  category: word('kategorija'),
  sport: word('sport'),
  county: word('zupanija'),
  validity: option<'valid' | 'expired'>('valjanost', { valid: 'vazece', expired: 'istekle' }),
  ...sort({
    name: { word: 'prezime', first: 'asc' },
    sport: { word: 'sport', first: 'asc' },
    category: { word: 'kategorija', first: 'asc' },
    county: { word: 'zupanija', first: 'asc' },
    valid: { word: 'vrijedi', first: 'asc' },
    autoid: { word: 'autoid', first: 'asc' },
  }),
});

export type CategorisationRequest = ReturnType<typeof categorisationAddress.read>;

/** The request as the server takes it. */
export function toQuery({ search: words, category, sport, county, validity, ...request }: CategorisationRequest) {
  return {
    ...request,
    ...(words !== '' && { search: words }),
    ...(category !== undefined && { category }),
    ...(sport !== undefined && { sport }),
    ...(county !== undefined && { county }),
    ...(validity !== undefined && { validity }),
  };
}
