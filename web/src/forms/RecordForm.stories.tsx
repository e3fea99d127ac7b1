import type { Post } from '@baklja/contract/features/content/posts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useOpenRow, useRowLink } from '#web/lists/address/open-row.ts';
import { EditRowLink } from '#web/lists/EditRowLink.tsx';
import { type PlainDraft, PlainFields, plainForm, plainQueries } from '#web/testing/plain-record.tsx';
import { makePost } from '#web/testing/records/make-post.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { type StoryState, useStoryRecord } from '#web/testing/use-story-record.ts';
import { DeleteRecord } from './DeleteRecord.tsx';
import { RecordProvider } from './open-record.ts';
import { PageFrame } from './PageFrame.tsx';
import { RecordDrawer } from './RecordDrawer.tsx';
import { RecordFacts, RecordUses } from './RecordFacts.tsx';

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
    saveDraft: async () => undefined,
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

/** The drawer of an existing record over the current page. */
export function Drawer() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  return (
    <Seeded>
      <Button onClick={() => setOpenedAt(key)}>Otvori zapis</Button>
      {openedAt === key && (
        <RecordDrawer form={plainForm} queries={plainQueries} recordKey={RECORD.alias}>
          <PlainFields />
          <RecordUses uses={USES} />
          <RecordFacts row={RECORD} />
          <DeleteRecord isInUse />
        </RecordDrawer>
      )}
    </Seeded>
  );
}
Drawer.title = 'Zapisi/Zapis sa strane';

/** A list whose address holds the open record. */
export function DrawerByParameter() {
  const { recordKey, isNew } = useOpenRow('zapis');
  const link = useRowLink('zapis');
  return (
    <Seeded>
      <Link to={link.to}>Dodaj zapis</Link>
      <p>
        {RECORD.title} <EditRowLink param="zapis" recordKey={RECORD.alias} title={RECORD.title} />
      </p>
      {(isNew || recordKey !== undefined) && (
        <RecordDrawer form={plainForm} queries={plainQueries} param="zapis" recordKey={recordKey}>
          <PlainFields />
          <DeleteRecord />
        </RecordDrawer>
      )}
    </Seeded>
  );
}
DrawerByParameter.title = 'Zapisi/Zapis po parametru adrese';

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
      <DeleteRecord isInUse />
    </>
  );
  return (
    <RecordProvider record={record}>
      <PageFrame rail={rail}>
        <PlainFields />
      </PageFrame>
    </RecordProvider>
  );
}

function Seeded({ children }: { children: ReactNode }) {
  const { queryKey } = plainQueries.one(RECORD.alias);
  return <StoryCache seed={(client) => client.setQueryData([...queryKey], RECORD)}>{children}</StoryCache>;
}
