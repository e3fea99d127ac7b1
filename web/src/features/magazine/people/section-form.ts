import { type MagazineSection, NEW_SECTION_COLUMNS } from '@baklja/contract/features/magazine/magazine';
import { toRow } from '@baklja/contract/rows';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { peopleText as text } from './people.text.ts';

export type SectionDraft = { naziv: string };

export const sectionForm = defineRecordForm({
  kind: 'magazineSection',
  empty: { naziv: '' } as SectionDraft,
  fields: { naziv: { label: text.sectionName, check: required(text.sectionNameMissing) } },
  fromRecord: ({ naziv }: MagazineSection): SectionDraft => ({ naziv }),
  // The contract describes the object; the call takes its row.
  toCreate: (draft) => ({ body: toRow(draft, NEW_SECTION_COLUMNS) as unknown as SectionDraft }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version } }),
});
