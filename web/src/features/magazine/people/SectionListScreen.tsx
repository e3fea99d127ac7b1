import { lazy } from 'react';
import { plainList } from '#web/lists/plain-list.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { peopleText as text } from './people.text.ts';
import { toArticles } from './people-uses.ts';
import { sectionQueries } from './sections.queries.ts';

const SectionSheet = lazy(() => import('./SectionSheet.tsx').then((module) => ({ default: module.SectionSheet })));

const list = plainList({
  kind: 'magazineSection',
  list: sectionQueries.list({}),
  queries: sectionQueries,
  counts: [{ key: 'articles', head: text.articlesHead, word: 'clanci', toUses: ({ id }) => toArticles('rubrika', id) }],
  describeUse: ({ articles = 0 }) => (articles > 0 ? text.articles(articles) : ''),
  everything: text.allSections,
  texts: { search: text.sectionName, noTitle: text.noSection, emptyHelp: text.noSections },
  Sheet: SectionSheet,
});

/** /rubrike-olimp: all sections of the magazine, with the one being edited or added in a sheet over them. */
export function SectionListScreen() {
  return <RecordListScreen {...list} />;
}
