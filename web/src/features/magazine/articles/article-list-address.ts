import { defineListAddress, id, page, search } from '#web/lists/address/list-address.ts';

/** The parameters of the list of articles in its address. */
export const articleListAddress = defineListAddress({
  page: page(),
  search: search(),
  issue: id('broj'),
  section: id('rubrika'),
  author: id('autor'),
});

export type ArticleListAddress = ReturnType<typeof articleListAddress.read>;
