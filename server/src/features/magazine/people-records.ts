import { foldText } from '@baklja/contract/alias';
import { countOf } from '@baklja/contract/plural';
import { defineRecord } from '../../records/define-record.ts';
import type { Reference } from '../../records/references.ts';
import { type Merged, takeBack } from './merged-authors.store.ts';
import { restorePairsOf, takePairsOf } from './same-authors.store.ts';

const ARTICLE = {
  kind: 'magazineArticle',
  table: 'magazine_articles',
  title: ({ naslov }) => String(naslov),
} as const satisfies Omit<Reference, 'column'>;
const ISSUE = {
  kind: 'magazineIssue',
  table: 'magazine_issues',
  title: ({ title }) => String(title),
} as const satisfies Omit<Reference, 'column'>;

const PHOTOGRAPHS = { one: 'članak s fotografijama', few: 'članka s fotografijama', other: 'članaka s fotografijama' };
const IMPRINTS = { one: 'impresum', few: 'impresuma', other: 'impresuma' };

/** Writes of authors. One who is named anywhere cannot be deleted. */
export const magazineAuthors = defineRecord('magazineAuthor', {
  editorFields: async (_, { firma }) => ({ firma: firma === 1 }),
  defaults: () => ({ prezime: '', pref: '', suf: '', email: '', web: '', firma: 0 }) as const,
  derive: (values, before) => {
    const { ime = '', prezime = '' } = { ...before, ...values };
    const name = [ime, prezime].filter(Boolean).join(' ');
    return { name, title_folded: foldText(name) };
  },
  referencedBy: [
    {
      ...ARTICLE,
      column: 'author_id',
      through: { table: 'magazine_article_authors', to: 'article_id' },
    },
    { ...ARTICLE, column: 'foto_autor_id', words: (count) => countOf(count, PHOTOGRAPHS) },
    ...(['urednik_id', 'prijevod_id', 'produkcija_id'] as const).map((column) => ({
      ...ISSUE,
      column,
      words: (count: number) => countOf(count, IMPRINTS),
    })),
  ],
  beforeDelete: async (transaction, rows) => {
    const different = await takePairsOf(
      transaction,
      rows.map(({ id }) => id),
    );
    return new Map([...different].map(([id, others]) => [id, { different: others }]));
  },
  afterRestore: async (transaction, { row, relations, stamp }) => {
    const { merged, different = [] } = relations as { merged?: Merged; different?: number[] };
    await restorePairsOf(transaction, row.id, different);
    await takeBack(transaction, { id: row.id, merged, stamp });
    return [];
  },
  shownIn: ['magazineArticle'],
});

/** Writes of sections. One with articles cannot be deleted. */
export const magazineSections = defineRecord('magazineSection', {
  hasUniqueTitle: true,
  referencedBy: [{ ...ARTICLE, column: 'rubrika_id' }],
  shownIn: ['magazineArticle'],
});
