import {
  AUTHOR_WEB,
  type MagazineAuthor,
  NEW_AUTHOR_COLUMNS,
  type NewAuthor,
} from '@baklja/contract/features/magazine/magazine';
import { toRow } from '@baklja/contract/rows';
import { allowedAddress, defineRecordForm } from '#web/forms/define-record-form.ts';
import { peopleText as text } from './people.text.ts';

type AuthorDraft = Pick<MagazineAuthor, 'firma' | 'pref' | 'ime' | 'prezime' | 'suf' | 'email' | 'web'>;

const EMPTY: AuthorDraft = { firma: false, pref: '', ime: '', prezime: '', suf: '', email: '', web: '' };

export const authorForm = defineRecordForm({
  kind: 'magazineAuthor',
  empty: EMPTY,
  fields: {
    firma: { label: text.company, describe: (isCompany) => (isCompany ? 'Da' : 'Ne') },
    pref: { label: 'Ispred imena' },
    ime: {
      label: text.firstName,
      check: (name, { firma }) => (name.trim() === '' ? (firma ? text.nameMissing : text.firstNameMissing) : undefined),
    },
    prezime: { label: text.lastName },
    suf: { label: 'Iza imena' },
    email: { label: text.email },
    web: { label: text.web, check: allowedAddress(AUTHOR_WEB) },
  },
  fromRecord: ({ firma, pref, ime, prezime, suf, email, web }: MagazineAuthor): AuthorDraft => ({
    firma,
    pref,
    ime,
    prezime,
    suf,
    email,
    web,
  }),
  toCreate: (draft) => ({ body: newAuthorBody(draft) }),
  toUpdate: (draft, { id, version }) => ({ body: { ...valuesOf(draft), id, version } }),
});

/** @NOTE the call takes a row; the return type is what the server makes of it. */
export function newAuthorBody(draft: AuthorDraft): NewAuthor {
  const row: unknown = toRow<NewAuthor>(valuesOf(draft), NEW_AUTHOR_COLUMNS);
  return row as NewAuthor;
}

/** A company has one name and no titles. */
function valuesOf({ firma, ...draft }: AuthorDraft) {
  const values = firma ? { ...draft, prezime: '', pref: '', suf: '' } : draft;
  return { ...values, firma: firma ? (1 as const) : (0 as const) };
}
