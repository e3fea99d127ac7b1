import type { Post } from '@baklja/contract/features/posts';
import type { KindWithScreens } from '@baklja/contract/kinds';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type PlainDraft, PlainFields, plainForm, plainQueries } from '#web/testing/plain-record.tsx';
import { makePost } from '#web/testing/records/make-post.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import { DateTimeField } from './fields/DateTimeField.tsx';
import { DayField } from './fields/DayField.tsx';
import { type ChosenFile, FileField } from './fields/FileField.tsx';
import { LongTextField } from './fields/LongTextField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { OrderedListField } from './fields/OrderedListField.tsx';
import { type RecordChoice, RecordField } from './fields/RecordField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { SwitchField } from './fields/SwitchField.tsx';
import { TextField } from './fields/TextField.tsx';
import type { FieldsOf } from './open-record.ts';
import { RecordFacts, RecordUses } from './RecordFacts.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { RecordSheet } from './RecordSheet.tsx';
import { EditRowLink } from './row/EditRowLink.tsx';
import { RowEditor } from './row/RowEditor.tsx';
import { useOpenRow, useRowLink } from './row/row-address.ts';

const SAVED_AT = new Date('2026-11-21T13:32:00.000Z');
const RECORD = makePost({ id: 13, title: 'Gimnastika', alias: 'gimnastika', introtext: '', version: 4 });
const DRAFT = plainForm.fromRecord(RECORD);
const USES = [
  { words: '6 sportaša', to: '/sportasi' },
  { words: '85 redaka kategorizacije', to: '/kategorizacije', note: 'Mijenjaju se samo novim uvozom.' },
];
const PROBLEM = { field: 'title', label: 'naziv', message: 'Unesite naziv!' };

export function EmptyRecord() {
  return <Frame draft={plainForm.empty} />;
}
EmptyRecord.title = 'Zapisi/Prazan zapis';

export function FilledRecord() {
  return <Frame draft={DRAFT} row={RECORD} savedAt={SAVED_AT} />;
}
FilledRecord.title = 'Zapisi/Zapis';

export function ChangedRecord() {
  return <Frame draft={{ ...DRAFT, title: 'Sportska gimnastika' }} row={RECORD} savedAt={SAVED_AT} isDirty />;
}
ChangedRecord.title = 'Zapisi/Promijenjen zapis';

export function RecordBeingSaved() {
  return <Frame draft={DRAFT} row={RECORD} isDirty isSaving />;
}
RecordBeingSaved.title = 'Zapisi/Zapis koji se sprema';

export function IncompleteRecord() {
  const refusal = 'Nije spremljeno: nešto nedostaje ili nije ispravno.';
  return <Frame draft={plainForm.empty} isDirty hasFailed problems={[PROBLEM]} refusal={refusal} />;
}
IncompleteRecord.title = 'Zapisi/Nepotpun zapis';

export function RecordDeletedElsewhere() {
  const nothing = () => {};
  const deletion = { isAsking: false, ask: nothing, cancel: nothing, confirm: nothing };
  const editing = {
    version: 4,
    reload: async () => {},
    saveDraft: nothing,
    conflict: undefined,
    resolveConflict: nothing,
    leaveConflict: nothing,
    isDeletedElsewhere: true,
    restoreAndSave: nothing,
    deletion: { ...deletion, isPending: false, error: undefined, isDone: false },
  };
  return <Frame draft={DRAFT} row={RECORD} isDirty hasFailed editing={editing} />;
}
RecordDeletedElsewhere.title = 'Zapisi/Zapis koji je netko obrisao';

export function SeveralKeptDrafts() {
  const kept = ['Judo', 'Karate'].map((title) => ({
    key: { userId: 4, record: `post/new/tab-${title}` },
    draft: { value: { ...DRAFT, title }, base: plainForm.empty, savedAt: SAVED_AT.toISOString(), version: undefined },
  }));
  const nothing = () => {};
  const base = { draft: plainForm.empty, version: undefined };
  const drafts = {
    base,
    kept,
    restoreKept: nothing,
    discardKept: nothing,
    name: 'post/17',
    isKeeping: false,
    keptAt: undefined,
  };
  return <Frame draft={plainForm.empty} drafts={drafts} />;
}
SeveralKeptDrafts.title = 'Zapisi/Više sačuvanih skica';

/** The sheet of an existing record over the current page. */
export function Sheet() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  return (
    <Seeded>
      <Button onClick={() => setOpenedAt(key)}>Otvori zapis</Button>
      {openedAt === key && (
        <RecordSheet form={plainForm} queries={plainQueries} recordKey={RECORD.alias}>
          {(record) => (
            <>
              <PlainFields record={record} />
              <RecordUses uses={USES} />
              <RecordFacts row={RECORD} />
              <DeleteRecord record={record} isInUse />
            </>
          )}
        </RecordSheet>
      )}
    </Seeded>
  );
}
Sheet.title = 'Zapisi/Zapis sa strane';

/** A record that opens below its row in a list, and a new one. */
export function Row() {
  const { recordKey, isNew } = useOpenRow('zapis');
  const link = useRowLink('zapis');
  const fields = { form: plainForm, queries: plainQueries, param: 'zapis' };
  return (
    <Seeded>
      <Link to={link.to}>Dodaj zapis</Link>
      {isNew && <RowEditor {...fields}>{(record) => <PlainFields record={record} />}</RowEditor>}
      <p>
        {RECORD.title} <EditRowLink param="zapis" recordKey={RECORD.alias} title={RECORD.title} />
      </p>
      {recordKey !== undefined && (
        <RowEditor {...fields} recordKey={recordKey}>
          {(record) => <PlainFields record={record} />}
        </RowEditor>
      )}
    </Seeded>
  );
}
Row.title = 'Zapisi/Zapis u retku';

/** Every field: filled, then empty and optional, then invalid, then locked. */
export function Fields() {
  const filled = useFields(FILLED);
  const empty = useFields(EMPTY);
  return (
    <Seeded>
      <AllFields kind="post" record={filled} />
      <AllFields kind="page" record={empty} isOptional />
      <AllFields kind="sport" record={{ ...empty, problems: [TAKEN, ...FAULTS] }} />
      <AllFields kind="category" record={{ ...filled, isLocked: true }} />
    </Seeded>
  );
}
Fields.title = 'Zapisi/Polja zapisa';

export function Days() {
  const [day, setDay] = useState('2026-11-22');
  return <DateField label="Dan" value={day} onChange={setDay} />;
}
Days.title = 'Zapisi/Dan';

type Values = {
  name: string;
  text: string;
  category: number | undefined;
  year: number | undefined;
  flag: 0 | 1;
  day: string;
  date: string;
  time: string;
  file: ChosenFile | undefined;
  athlete: RecordChoice | undefined;
  results: readonly { place: string }[];
};

const FILLED: Values = {
  name: 'Gimnastika',
  text: 'Prvi redak\nDrugi redak',
  category: 2,
  year: 2024,
  flag: 1,
  day: '2026-11-20',
  date: '2026-11-22',
  time: '06:15',
  file: { address: '/files/dokumenti/pravilnik.pdf', title: 'pravilnik.pdf' },
  athlete: { id: 2, title: 'Ana Horvat', note: 'plivanje, EVB 1002' },
  results: [{ place: 'Pariz' }, { place: 'Tokio' }],
};
const EMPTY: Values = {
  name: '',
  text: '',
  category: undefined,
  year: undefined,
  flag: 0,
  day: '',
  date: '',
  time: '',
  file: undefined,
  athlete: undefined,
  results: [],
};
const ATHLETES: RecordChoice[] = [
  { id: 1, title: 'Ana Horvat', note: 'judo, EVB 1001' },
  { id: 2, title: 'Ana Horvat', note: 'plivanje, EVB 1002' },
  { id: 3, title: 'Ivo Babić', note: 'veslanje, EVB 1003' },
];

const MESSAGE = 'Provjerite upisano.';
const FAULTS = ['text', 'category', 'year', 'day', 'date', 'file', 'athlete'].map((field) => ({
  field,
  label: field,
  message: MESSAGE,
}));
const TAKEN = { field: 'name', label: 'naziv', message: 'Sport „Gimnastika” već postoji.', id: 13 };

function useAthletes(words: string) {
  const isFound = ({ title }: RecordChoice) => title.toLocaleLowerCase('hr').includes(words.toLocaleLowerCase('hr'));
  return useQuery({ queryKey: ['athletes', words], queryFn: () => ATHLETES.filter(isFound) });
}

function useFields(initial: Values): FieldsOf<Values> {
  const [draft, setDraft] = useState(initial);
  const fields = {
    name: { label: 'Naziv' },
    text: { label: 'Opis' },
    category: { label: 'Kategorija' },
    year: { label: 'Godina' },
    flag: { label: 'Aktivan' },
    date: { label: 'Dan' },
    time: { label: 'Sat' },
    day: { label: 'Dan rođenja' },
    file: { label: 'Dokument' },
    athlete: { label: 'Sportaš' },
    results: { label: 'Nastupi' },
  };
  return {
    form: { kind: 'post', empty: initial, fields },
    draft,
    change: (changed) => setDraft((current) => ({ ...current, ...changed })),
    problems: [],
    leaveField: () => {},
    refusal: undefined,
    refusals: 0,
    waits: undefined,
    isDirty: false,
    isLocked: false,
  };
}

type AllFieldsProps = { kind: KindWithScreens; record: FieldsOf<Values>; isOptional?: boolean };

/** The ids of fields come from the kind: several forms on one page need different kinds. */
function AllFields({ kind, record, isOptional = false }: AllFieldsProps) {
  const form = { ...record.form, kind };
  const fields = { ...record, form };
  const { draft } = record;
  return (
    <div style={{ display: 'grid', gap: 16, marginBottom: 32 }}>
      <TextField record={fields} name="name" isOptional={isOptional} help="Kako ga zovu ljudi." maxLength={80} />
      <SelectField
        record={fields}
        name="category"
        placeholder="Odaberite kategoriju"
        choices={[
          { value: 1, label: 'Olimpijske igre' },
          { value: 2, label: 'Povijest' },
        ]}
      />
      <SwitchField record={fields} name="flag" help="Nastupa i ove godine." />
      <DateTimeField
        record={fields}
        label="Vrijeme objave"
        names={{ date: 'date', time: 'time' }}
        help="Vrijeme je po Zagrebu."
      />
      <LongTextField record={fields} name="text" isOptional={isOptional} maxLength={300} />
      <NumberField record={fields} name="year" min={1896} max={2100} isOptional={isOptional} />
      <DayField record={fields} name="day" />
      <FileField record={fields} name="file" />
      <RecordField record={fields} name="athlete" useChoices={useAthletes} isOptional={isOptional} />
      <OrderedListField
        title={`Nastupi ${kind}`}
        note={`${draft.results.length} od 3`}
        help="Prvi nastup je prvi na popisu."
        addText="Dodaj nastup"
        noun="nastup"
        removedText="Nastup je uklonjen."
        maxItems={3}
        items={draft.results}
        onChange={(results) => record.change({ results })}
        makeItem={() => ({ place: '' })}
        fieldId={(place) => `${kind}-place-${place}`}
      >
        {({ item, place, change, buttons }) => (
          <>
            <TextInput
              id={`${kind}-place-${place}`}
              label={`Mjesto ${place + 1}`}
              value={item.place}
              onChange={(event) => change({ place: event.currentTarget.value })}
            />
            {buttons}
          </>
        )}
      </OrderedListField>
    </div>
  );
}

function Frame(state: StoryState<PlainDraft, Post>) {
  return (
    <Seeded>
      <PlainFrame {...state} />
    </Seeded>
  );
}

function PlainFrame(state: StoryState<PlainDraft, Post>) {
  const record = useStoryRecord(plainForm, plainQueries, state);
  const { row } = record;
  const rail = row && (
    <>
      <RecordUses uses={USES} />
      <RecordFacts row={row} />
      <DeleteRecord record={record} isInUse />
    </>
  );
  return (
    <RecordFrame record={record} rail={rail}>
      <PlainFields record={record} />
    </RecordFrame>
  );
}

function Seeded({ children }: { children: ReactNode }) {
  const { queryKey } = plainQueries.one(RECORD.alias);
  return <StoryCache seed={(client) => client.setQueryData([...queryKey], RECORD)}>{children}</StoryCache>;
}
