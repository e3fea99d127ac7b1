import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type PlainDraft, plainForm } from '#web/testing/plain-record.tsx';
import { makePost } from '#web/testing/records/make-post.ts';
import { makeVersion, type StoredVersion } from '#web/testing/records/make-versions.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { defineRecordForm } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { versionListQuery, versionQuery } from './versions.ts';

const ROW = makePost({
  ...{ id: 17, version: 6, title: 'Barbara Matić i prvo zlato u judu', state: 1, modified_by_name: 'Iva Đurđević' },
  introtext: 'Barbara Matić osvojila je u Parizu zlato u judu, u kategoriji do 70 kilograma. Prvo u povijesti.',
  images: JSON.stringify({ image_intro: 'clanci-slike/judo.jpg' }),
});

const FORMER = makeVersion({
  ...{ id: 9, version: 5 },
  fields: {
    title: 'Barbara Matić i prvo zlato na tatamiju',
    introtext: 'Barbara Matić osvojila je u Parizu zlato, u kategoriji do 70 kilograma.',
    images: JSON.stringify({ image_intro: 'clanci-slike/tatami.jpg' }),
    state: 0,
  },
});

const REJECTED = makeVersion({
  ...{ id: 8, version: 4, user_name: 'Petra Šimunić', is_rejected: 1 },
  fields: { ...FORMER.fields, title: 'Zlato iz Pariza' },
});

const FIRST = makeVersion({ id: 7, version: 4, user_name: null, at: null, fields: FORMER.fields });

/** The plain record with a picture. */
const form = defineRecordForm({
  ...plainForm,
  empty: { ...plainForm.empty, images: '' },
  fields: {
    ...plainForm.fields,
    images: { label: 'Slika', pictures: (images: string) => [{ path: JSON.parse(images || '{}').image_intro ?? '' }] },
  },
  fromRecord: ({ title, introtext, state, images }: typeof ROW): PlainDraft & { images: string } => ({
    ...{ title, introtext, state, images },
  }),
  toCreate: plainForm.toCreate,
  toUpdate: plainForm.toUpdate,
});

/** Two versions side by side, with words, a picture and a field that is not restored. */
export function History() {
  return <Opened versions={[FORMER, REJECTED, FIRST]} total={124} />;
}
History.title = 'Zapisi/Povijest';

/** Unsaved changes in the form: nothing can be restored. */
export function UnsavedHistory() {
  return <Opened versions={[FORMER]} isDirty />;
}
UnsavedHistory.title = 'Zapisi/Povijest uz nespremljene promjene';

/** What a user sent after a colleague had saved. */
export function RejectedHistory() {
  return <Opened versions={[REJECTED, FIRST]} />;
}
RejectedHistory.title = 'Zapisi/Povijest s nespremljenom verzijom';

/** A record that was never changed. */
export function NoHistory() {
  return <Opened versions={[]} />;
}
NoHistory.title = 'Zapisi/Povijest bez starijih verzija';

type Props = { versions: readonly StoredVersion[]; total?: number; isDirty?: boolean };

function Opened({ versions, total = versions.length, isDirty = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const props = {
    form: form as unknown as OpenRecord['form'],
    kind: 'post' as const,
    row: ROW,
    isDirty,
    saveDraft: async () => undefined,
  };
  return (
    <Seeded versions={versions} total={total}>
      <Button onClick={() => setIsOpen(true)}>Povijest</Button>
      {isOpen && <HistoryDialog {...props} onClose={() => setIsOpen(false)} />}
    </Seeded>
  );
}

function Seeded({ versions, total, children }: Required<Pick<Props, 'versions' | 'total'>> & { children: ReactNode }) {
  return (
    <StoryCache
      seed={(client) => {
        const page = { versions: versions.map(({ fields, ...version }) => version), has_more: total > 3, total };
        const { queryKey } = versionListQuery('post', ROW.id, ROW.version);
        client.setQueryData([...queryKey], { pages: [page], pageParams: [undefined] });
        for (const version of versions) {
          const one = { ...version, kind: 'post' as const, record_id: ROW.id };
          client.setQueryData(versionQuery(version.id).queryKey, one);
        }
      }}
    >
      {children}
    </StoryCache>
  );
}
