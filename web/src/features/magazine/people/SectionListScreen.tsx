import { type MagazineSection, NEW_SECTION_COLUMNS } from '@baklja/contract/features/magazine/magazine';
import { IMPRINT_MAX_LENGTH } from '@baklja/contract/limits';
import { toRow } from '@baklja/contract/rows';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { type DrawerOfList, RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { RecordFacts, RecordUses } from '#web/forms/RecordFacts.tsx';
import { plainList } from '#web/lists/plain-list.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { sectionQueries } from './people.queries.ts';
import { peopleText as text } from './people.text.ts';
import { toArticles } from './people.ts';

const list = plainList({
  kind: 'magazineSection',
  list: sectionQueries.list({}),
  queries: sectionQueries,
  counts: [{ key: 'articles', head: text.articlesHead, word: 'clanci', toUses: ({ id }) => toArticles('rubrika', id) }],
  describeUse: ({ articles = 0 }) => (articles > 0 ? text.articles(articles) : ''),
  everything: 'Sve rubrike',
  texts: {
    search: text.sectionName,
    noTitle: text.noSection,
    emptyHelp: 'Rubriku imaju članci časopisa. Dovoljan je naziv.',
  },
  Drawer: SectionDrawer,
});

/** /rubrike-olimp: all sections of the magazine, with the one being edited or added in a sheet over them. */
export function SectionListScreen() {
  return <RecordListScreen {...list} />;
}

function SectionDrawer(props: DrawerOfList) {
  return (
    <RecordDrawer form={sectionForm} queries={sectionQueries} {...props}>
      <SectionFields />
    </RecordDrawer>
  );
}

function SectionFields() {
  const record = useRecord(sectionForm);
  const { row } = record;
  const { articles = 0 } = row ?? {};
  return (
    <>
      <TextField
        form={sectionForm}
        name="naziv"
        maxLength={IMPRINT_MAX_LENGTH}
        help={
          row
            ? undefined
            : 'Velika slova, kvačice i razmaci ne čine drugi naziv: „povijest” i „Povijest” ista su rubrika.'
        }
      />
      {row && (
        <>
          <RecordUses
            uses={articles > 0 ? [{ words: text.articles(articles), to: toArticles('rubrika', row.id) }] : []}
          />
          <RecordFacts row={row} />
          <DeleteRecord isInUse={articles > 0} />
        </>
      )}
    </>
  );
}

type SectionDraft = { naziv: string };

const sectionForm = defineRecordForm({
  kind: 'magazineSection',
  empty: { naziv: '' } as SectionDraft,
  fields: { naziv: { label: text.sectionName, check: required('Unesite naziv!') } },
  fromRecord: ({ naziv }: MagazineSection): SectionDraft => ({ naziv }),
  // The contract describes the object; the call takes its row.
  toCreate: (draft) => ({ body: toRow(draft, NEW_SECTION_COLUMNS) as unknown as SectionDraft }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version } }),
});
