import type { Post } from '@baklja/contract/features/posts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { makePost } from '#web/testing/make-post.ts';
import { type PlainDraft, PlainFields, plainForm, plainQueries } from '#web/testing/plain-record.tsx';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import { DateTimeField } from './fields/DateTimeField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { SwitchField } from './fields/SwitchField.tsx';
import { TextField } from './fields/TextField.tsx';
import type { FieldsOf } from './open-record.ts';
import { RecordFacts, RecordUses } from './RecordFacts.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import { RecordSheet } from './RecordSheet.tsx';

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
  const drafts = { kept, restoreKept: nothing, discardKept: nothing, isKeeping: false };
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

/** Every field: filled, then empty and optional, then invalid, then locked. */
export function Fields() {
  const filled = useFields({ name: 'Gimnastika', number: 2, flag: 1, date: '2026-11-22', time: '06:15' });
  const empty = useFields({ name: '', number: undefined, flag: 0, date: '', time: '' });
  return (
    <>
      <AllFields id="filled" record={filled} />
      <AllFields id="empty" record={empty} isOptional />
      <AllFields id="faulty" record={{ ...empty, problems: FAULTS }} />
      <AllFields id="locked" record={{ ...filled, isLocked: true }} />
    </>
  );
}
Fields.title = 'Zapisi/Polja zapisa';

export function Days() {
  const [day, setDay] = useState('2026-11-22');
  return <DateField label="Dan" value={day} onChange={setDay} />;
}
Days.title = 'Zapisi/Dan';

type Values = { name: string; number: number | undefined; flag: 0 | 1; date: string; time: string };

const FAULTS = ['name', 'number', 'date'].map((field) => ({ field, label: field, message: 'Provjerite upisano.' }));

function useFields(initial: Values): FieldsOf<Values> {
  const [draft, setDraft] = useState(initial);
  const fields = {
    name: { label: 'Naziv' },
    number: { label: 'Kategorija' },
    flag: { label: 'Aktivan' },
    date: { label: 'Dan' },
    time: { label: 'Sat' },
  };
  return {
    form: { kind: 'post', empty: initial, fields },
    draft,
    change: (changed) => setDraft((current) => ({ ...current, ...changed })),
    problems: [],
    leaveField: () => {},
    refusal: undefined,
    refusals: 0,
    isDirty: false,
    isLocked: false,
  };
}

/** The ids of fields come from the kind: several forms on one page need different kinds. */
function AllFields({ id, record, isOptional = false }: { id: string; record: FieldsOf<Values>; isOptional?: boolean }) {
  const form = { ...record.form, kind: id as 'post' };
  const fields = { ...record, form };
  return (
    <div style={{ display: 'grid', gap: 16, marginBottom: 32 }}>
      <TextField record={fields} name="name" isOptional={isOptional} help="Kako ga zovu ljudi." maxLength={80} />
      <SelectField
        record={fields}
        name="number"
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
