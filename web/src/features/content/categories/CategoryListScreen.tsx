import type { EditedCategory } from '@baklja/contract/features/content/categories';
import { CATEGORY_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { countRecords } from '@baklja/contract/records/record-words';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { type DrawerOfList, RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { RecordFacts, RecordUses } from '#web/forms/RecordFacts.tsx';
import { paths } from '#web/lib/paths.ts';
import { plainList } from '#web/lists/plain-list.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { categoryQueries } from './categories.queries.ts';
import { categoriesText as text } from './categories.text.ts';

const list = plainList({
  kind: 'category',
  list: categoryQueries.list({}),
  queries: categoryQueries,
  counts: [
    {
      ...{ key: 'croatian_posts', head: text.croatianPosts, word: 'clanci' },
      toUses: ({ id }) => paths.postsOfCategory(id, 'hr-HR'),
    },
    {
      ...{ key: 'english_posts', head: text.englishPosts, word: 'engleski-clanci' },
      toUses: ({ id }) => paths.postsOfCategory(id, 'en-GB'),
    },
  ],
  describeUse: ({ posts = 0 }) => (posts > 0 ? countRecords('post', posts) : ''),
  texts: { search: text.title, noTitle: text.noTitle, emptyHelp: text.emptyHelp },
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
  const help = isRenamed ? text.formerTitle(row.title) : row ? undefined : text.sameTitle;
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
    ...(croatian > 0 ? [{ words: text.inCroatian(croatian), to: paths.postsOfCategory(id, 'hr-HR') }] : []),
    ...(english > 0 ? [{ words: text.inEnglish(english), to: paths.postsOfCategory(id, 'en-GB') }] : []),
  ];
}

type CategoryDraft = { title: string };

const categoryForm = defineRecordForm({
  kind: 'category',
  empty: { title: '' } as CategoryDraft,
  fields: { title: { label: text.title, check: required(text.titleMissing) } },
  fromRecord: ({ title }: EditedCategory): CategoryDraft => ({ title }),
  toCreate: (draft) => ({ body: draft }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version } }),
});
