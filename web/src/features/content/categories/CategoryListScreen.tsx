import { categoryRoutes, type EditedCategory } from '@baklja/contract/features/content/categories';
import { CATEGORY_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { countRecords } from '@baklja/contract/records/record-words';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { type DrawerOfList, RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { RecordFacts, RecordUses } from '#web/forms/RecordFacts.tsx';
import { recordQueries } from '#web/forms/record-queries.ts';
import { paths } from '#web/lib/paths.ts';
import { plainList } from '#web/lists/plain-list.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';

/** Queries and mutations of categories. Posts show category titles. */
export const categoryQueries = recordQueries(
  'category',
  {
    list: categoryRoutes.listCategories,
    get: categoryRoutes.getCategory,
    create: categoryRoutes.createCategory,
    update: categoryRoutes.updateCategory,
    remove: categoryRoutes.deleteCategory,
    removeMany: categoryRoutes.deleteCategories,
    restore: categoryRoutes.restoreCategories,
  },
  { alsoChanges: ['posts'] },
);

const list = plainList({
  kind: 'category',
  list: categoryQueries.list({}),
  queries: categoryQueries,
  counts: [
    {
      key: 'croatian_posts',
      head: 'Članaka, hrvatski',
      word: 'clanci',
      toUses: ({ id }) => paths.postsOfCategory(id, 'hr-HR'),
    },
    {
      key: 'english_posts',
      head: 'Članaka, engleski',
      word: 'engleski-clanci',
      toUses: ({ id }) => paths.postsOfCategory(id, 'en-GB'),
    },
  ],
  describeUse: ({ posts = 0 }) => (posts > 0 ? countRecords('post', posts) : ''),
  texts: {
    search: 'Naziv',
    noTitle: (search: string) => `Nijedna kategorija ne sadrži „${search}”.`,
    emptyHelp: 'Svaki članak ima kategoriju. Dovoljan je naziv.',
  },
  Drawer: CategoryDrawer,
});

export function CategoryListScreen() {
  return <RecordListScreen {...list} />;
}

function CategoryDrawer(props: DrawerOfList) {
  return (
    <RecordDrawer form={categoryForm} queries={categoryQueries} {...props}>
      <CategoryFields />
    </RecordDrawer>
  );
}

function CategoryFields() {
  const record = useRecord(categoryForm);
  const { row, draft } = record;
  const isRenamed = row !== undefined && draft.title.trim() !== row.title;
  const help = row
    ? isRenamed && `Bilo je: ${row.title}. Članci odmah nose novi naziv.`
    : 'Velika slova, kvačice i razmaci ne čine drugi naziv: „natječaji” i „Natječaji” ista su kategorija.';
  return (
    <>
      <TextField form={categoryForm} name="title" maxLength={CATEGORY_TITLE_MAX_LENGTH} help={help} />
      {row && (
        <>
          <RecordUses uses={usesOf(row)} />
          <RecordFacts row={row} />
          <DeleteRecord isInUse={row.posts > 0} />
        </>
      )}
    </>
  );
}

/** The posts of each language; a list of posts holds one. */
function usesOf({ id, croatian_posts: croatian, english_posts: english }: EditedCategory) {
  return [
    ...(croatian > 0
      ? [{ words: `${countRecords('post', croatian)} na hrvatskom`, to: paths.postsOfCategory(id, 'hr-HR') }]
      : []),
    ...(english > 0
      ? [{ words: `${countRecords('post', english)} na engleskom`, to: paths.postsOfCategory(id, 'en-GB') }]
      : []),
  ];
}

type CategoryDraft = { title: string };

const categoryForm = defineRecordForm({
  kind: 'category',
  empty: { title: '' } as CategoryDraft,
  fields: { title: { label: 'Naziv', check: required('Unesite naziv!') } },
  fromRecord: ({ title }: EditedCategory): CategoryDraft => ({ title }),
  toCreate: (draft) => ({ body: draft }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version } }),
});
