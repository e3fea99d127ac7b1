import type { MagazineSection } from '@baklja/contract/features/magazine';
import { lazy } from 'react';
import { defineListAddress, option, page, search, sort } from '#web/widgets/record-list/address/list-address.ts';
import type { Finding } from '#web/widgets/record-list/find-rows.ts';
import { useLocalRows } from '#web/widgets/record-list/list-rows.ts';
import {
  countColumn,
  editColumn,
  factsColumn,
  modifiedColumn,
  nameColumn,
} from '#web/widgets/record-list/plain-columns.tsx';
import { RecordListScreen } from '#web/widgets/record-list/RecordListScreen.tsx';
import { peopleText as text } from './people.text.ts';
import { toArticles } from './people-uses.ts';
import { sectionQueries } from './sections.queries.ts';

const SectionSheet = lazy(() => import('./SectionSheet.tsx').then((module) => ({ default: module.SectionSheet })));

const address = defineListAddress({
  page: page(),
  search: search(),
  use: option('uporaba', { used: 'da', unused: 'ne' }),
  ...sort({
    naziv: { word: 'naziv', first: 'asc' },
    articles: { word: 'clanci', first: 'desc' },
    modified: { word: 'promijenjeno', first: 'desc' },
  }),
});

const lineFilters = [{ key: 'use', label: text.use, all: text.allSections, options: text.uses }];

const columns = [
  nameColumn<MagazineSection>('magazineSection', text.sectionName),
  countColumn<MagazineSection>('articles', text.articlesHead, ({ id }) => toArticles('rubrika', id)),
  modifiedColumn<MagazineSection>(),
  factsColumn<MagazineSection>(({ articles = 0 }) => (articles > 0 ? text.articles(articles) : text.unused)),
  editColumn<MagazineSection>('magazineSection'),
];

type Request = ReturnType<typeof address.read>;

/** /rubrike-olimp: all sections of the magazine, with the one being edited or added in a sheet over them. */
export function SectionListScreen() {
  return (
    <RecordListScreen
      kind="magazineSection"
      address={address}
      useRows={useSectionRows}
      columns={columns}
      lineFilters={lineFilters}
      titleOf={({ naziv }) => naziv}
      queries={sectionQueries}
      texts={{ search: text.sectionName, noTitle: text.noSection, emptyHelp: text.noSections }}
      Sheet={SectionSheet}
    />
  );
}

const finding: Finding<MagazineSection, Request> = {
  titleOf: ({ naziv }) => naziv,
  sortValue: (section, sort) => section[sort] ?? '',
  matches: ({ articles = 0 }, { use }) => use === undefined || (use === 'used') === articles > 0,
};

function useSectionRows(request: Request) {
  return useLocalRows(sectionQueries.list({}), request, finding);
}
