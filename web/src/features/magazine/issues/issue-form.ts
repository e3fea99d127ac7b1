import { monthName, withLeadingZero } from '@baklja/contract/features/magazine/issue-number';
import { ISSUU, type MagazineIssue, NEW_ISSUE_COLUMNS } from '@baklja/contract/features/magazine/magazine-issues';
import { toRow } from '@baklja/contract/rows';
import { useQuery } from '@tanstack/react-query';
import { allowedAddress, defineRecordForm, pictureOf, required } from '#web/forms/define-record-form.ts';
import { nameOfId } from '#web/forms/fields/name-of-id.tsx';
import type { OpenRecord } from '#web/forms/open-record.ts';
import { authorListQuery } from '../people/people.queries.ts';
import { listName } from '../people/people.ts';
import { issuesText as text } from './issues.text.ts';

type ImprintField = 'graficka_priprema' | 'tisak' | 'nakladnik' | 'naklada';
type TextField = 'broj' | 'mjesec' | 'issuu' | 'slika' | 'link' | ImprintField | 'opis' | 'dodatno' | 'dodatno_eng';

type IssueDraft = Record<TextField, string> & Record<'godina' | AuthorField, number | undefined>;

export type OpenIssue = OpenRecord<IssueDraft, MagazineIssue>;

type AuthorField = 'urednik_id' | 'prijevod_id' | 'produkcija_id';

const EMPTY: IssueDraft = {
  broj: '',
  godina: undefined,
  mjesec: '',
  issuu: '',
  slika: '',
  link: '',
  urednik_id: undefined,
  prijevod_id: undefined,
  produkcija_id: undefined,
  graficka_priprema: '',
  tisak: '',
  nakladnik: '',
  naklada: '',
  opis: '',
  dodatno: '',
  dodatno_eng: '',
};

const authorName = nameOfId(function useAuthorName(id) {
  const author = useQuery(authorListQuery).data?.find((one) => one.id === id);
  return author && listName(author);
});

export const issueForm = defineRecordForm({
  kind: 'magazineIssue',
  empty: EMPTY,
  fields: {
    broj: { label: text.number, check: required('Unesite broj.'), comparable: withLeadingZero },
    godina: { label: text.year, describe: (year) => (year === undefined ? '' : `${year}.`) },
    mjesec: { label: text.month },
    issuu: { label: 'issuu link', check: checkAddress },
    slika: { label: text.cover, check: required('Slika nije dodana'), pictures: pictureOf },
    link: { label: text.pdf, check: required('Dokument nije dodan!') },
    urednik_id: { label: 'Urednik', describe: authorName },
    prijevod_id: { label: 'Prijevod', describe: authorName },
    produkcija_id: { label: 'Produkcija', describe: authorName },
    graficka_priprema: { label: 'Grafička priprema' },
    tisak: { label: 'Tisak' },
    nakladnik: { label: 'Nakladnik' },
    naklada: { label: text.printRun },
    opis: { label: text.description },
    dodatno: { label: 'Dodatno' },
    dodatno_eng: { label: 'Dodatno, engleski' },
  },
  fromRecord: ({ broj, godina, issuu, slika, link, ...issue }: MagazineIssue): IssueDraft => ({
    broj,
    godina: godina ?? undefined,
    mjesec: monthName(issue.mjesec),
    issuu,
    slika,
    link,
    urednik_id: issue.urednik_id ?? undefined,
    prijevod_id: issue.prijevod_id ?? undefined,
    produkcija_id: issue.produkcija_id ?? undefined,
    graficka_priprema: issue.graficka_priprema,
    tisak: issue.tisak,
    nakladnik: issue.nakladnik,
    naklada: issue.naklada,
    opis: issue.opis,
    dodatno: issue.dodatno,
    dodatno_eng: issue.dodatno_eng,
  }),
  toCreate: (draft) => ({ body: toRow(valuesOf(draft), NEW_ISSUE_COLUMNS) as never }),
  toUpdate: (draft, { id, version }) => {
    const values = valuesOf(draft);
    return {
      body: {
        id,
        version,
        broj_olimpa: values.broj,
        godina_: values.godina,
        mjesec: values.mjesec,
        graficka: values.graficka_priprema,
        tisak: values.tisak,
        issue: values.issuu,
        pdf: values.link,
        img: values.slika,
        urednik: values.urednik_id,
        prijevod: values.prijevod_id,
        produkcija: values.produkcija_id,
        nakladnik: values.nakladnik,
        naklada: values.naklada,
        dodatno: values.dodatno,
        dodatnoEng: values.dodatno_eng,
        opis: values.opis,
      },
    };
  },
  missing: { fields: ['broj', 'issuu'], namesThem: true, text: () => 'Unesite broj i issuu link!' },
});

function checkAddress(issuu: string, draft: IssueDraft, stored: string | undefined): string | undefined {
  return issuu.trim() === '' ? 'Unesite issuu link.' : allowedAddress(ISSUU)(issuu, draft, stored);
}

/** A value that is not known is null. */
function valuesOf(draft: IssueDraft) {
  return {
    ...draft,
    broj: withLeadingZero(draft.broj),
    godina: draft.godina ?? null,
    urednik_id: draft.urednik_id ?? null,
    prijevod_id: draft.prijevod_id ?? null,
    produkcija_id: draft.produkcija_id ?? null,
  };
}

/** The number after the highest one. */
export function nextNumber(issues: readonly Pick<MagazineIssue, 'broj'>[]): string {
  const numbers = issues.map(({ broj }) => Number(/\d{1,9}/.exec(broj)?.[0] ?? 0));
  return withLeadingZero(String(Math.max(0, ...numbers) + 1));
}
