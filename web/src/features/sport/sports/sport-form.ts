import type { EditedSport } from '@baklja/contract/features/sport/sports';
import type { Flag } from '@baklja/contract/fields';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { sportsText as text } from './sports.text.ts';

/** The form state of a sport. `rename_medals` matters only when the name changes. */
export type SportDraft = { naziv: string; rename_medals: Flag };

export const sportForm = defineRecordForm({
  kind: 'sport',
  empty: { naziv: '', rename_medals: 1 } as SportDraft,
  fields: {
    naziv: { label: text.name, check: required(text.nameMissing) },
    rename_medals: { label: text.renameMedals, isNotStored: true },
  },
  fromRecord: ({ naziv }: EditedSport): SportDraft => ({ naziv, rename_medals: 1 }),
  toCreate: ({ naziv }) => ({ body: { naziv } }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version } }),
});
