import type { PostSort, PostStatus, TranslationFault } from '@baklja/contract/features/posts';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { countOf, formFor } from '@baklja/contract/plural';
import type { SortOrder } from '#web/widgets/record-list/sort-order.ts';

const ARTICLE = { one: 'članak', few: 'članka', other: 'članaka' };
const SELECTED = { one: 'Odabran', few: 'Odabrana', other: 'Odabrano' };
const PUBLISHED = { one: 'je objavljen', few: 'su objavljena', other: 'je objavljeno' };
const PINNED = { one: 'je prikvačen', few: 'su prikvačena', other: 'je prikvačeno' };

/** Croatian words of the list of posts. Specified texts stand to the letter. */
export const postListText = {
  list: 'Popis članaka',
  notLoaded: 'Popis članaka nije učitan.',
  pages: 'Stranice popisa',
  pagesBelow: 'Stranice popisa, na dnu',
  shown: (first: string, last: string, total: string) => `Članci ${first}–${last} od ${total}`,

  selectAll: 'Odaberi sve na stranici',
  select: (title: string) => `Odaberi: ${title}`,
  selectionBar: 'Odabrani članci',
  selected: (count: number) => `${formFor(count, SELECTED)} ${countOf(count, ARTICLE)}`,
  tooMany: `Odjednom se može promijeniti najviše ${countOf(RECORDS_AT_ONCE_LIMIT, ARTICLE)}.`,
  publish: 'Objavi',
  unpublish: 'Vrati u skice',
  category: 'Kategorija…',
  remove: 'Izbriši',
  categoriesFailed: 'Kategorije nisu učitane.',
  authorsFailed: 'Autori nisu učitani.',
  retry: 'Pokušaj ponovno',

  deleteQuestion: 'Da li sigurno želite obrisati?',
  deletePosts: (count: number) => (count === 1 ? 'Izbriši članak' : `Izbriši ${countOf(count, ARTICLE)}`),
  articles: (count: number) => countOf(count, ARTICLE),
  willUnpin: (pinned: number, all: number) =>
    all === 1
      ? 'Prikvačen je na naslovnici, bit će otkvačen'
      : `${countOf(pinned, PINNED)} na naslovnici i bit će ${pinned === 1 ? 'otkvačen' : 'otkvačena'}`,
  willBeGone: (published: number, all: number) =>
    all === 1
      ? 'Objavljen je; javnost ga više neće vidjeti'
      : `${countOf(published, PUBLISHED)}; javnost ${published === 1 ? 'ga' : 'ih'} više neće vidjeti`,

  filters: 'Filtri',
  filtersOn: (count: number) => formFor(count, { one: 'uključen', few: 'uključena', other: 'uključeno' }),
  clearFilters: 'Poništi filtre',
  clearSearch: 'Poništi pretragu',
  names: {
    status: 'Status',
    category: 'Kategorija',
    author: 'Autor',
    from: 'Od',
    to: 'Do',
    translation: 'Prijevod',
    sorting: 'Poredaj',
  },
  all: { status: 'Svi', category: 'Sve kategorije', author: 'Svi autori', translation: 'Svi' },
  statuses: {
    published: 'Objavljeno',
    scheduled: 'Zakazano',
    draft: 'Skica',
  } satisfies Record<PostStatus, string>,
  translations: {
    missing: 'Bez prijevoda',
    outdated: 'Prijevod stariji',
  } satisfies Record<TranslationFault, string>,
  sortings: {
    'created desc': 'Najnovije',
    'created asc': 'Najstarije',
    'modified desc': 'Nedavno promijenjeno',
    'modified asc': 'Davno promijenjeno',
    'title asc': 'Naslov od A do Ž',
    'title desc': 'Naslov od Ž do A',
  } satisfies Record<`${PostSort} ${SortOrder}`, string>,
  /** What is not among the options, because it is gone or not read yet. */
  unknown: (id: number) => `br. ${id}`,
  loading: 'Učitava se…',
  changed: 'promijenjeno',

  noMatch: 'Nijedan članak ne odgovara filtrima.',
  noTitle: (search: string) => `Nijedan naslov ne sadrži „${search}”.`,
  foldedSearch: 'Kvačice i velika slova nisu važni: „sinkovic” nalazi „Sinković”.',
} as const;
