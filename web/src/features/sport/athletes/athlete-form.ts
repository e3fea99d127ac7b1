import { foldText } from '@baklja/contract/alias';
import type { AthleteDetails } from '@baklja/contract/features/sport/athletes';
import { isOib } from '@baklja/contract/features/sport/oib';
import type { Flag } from '@baklja/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { defineRecordForm, pictureOf, required } from '#web/forms/define-record-form.ts';
import { nameOfId } from '#web/forms/fields/name-of-id.tsx';
import type { OpenRecord } from '#web/forms/open-record.ts';
import { blocksOfHtml } from '#web/forms/rich-text-editor/html/split-html.ts';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import { picturesOfHtml, textOfHtml } from '#web/lib/text/html-text.ts';
import { athletesText as text } from './athletes.text.ts';

type Kept = 'Ime' | 'Prezime' | 'EVB' | 'slika' | 'olimpijac' | 'aktivan' | 'tekst' | 'tekst_eng';

export type AthleteDraft = Pick<AthleteDetails, Kept> & {
  sportid: number | undefined;
  oib: string;
  /** Why someone with starts is no Olympian; sent with a save. */
  olimpijac_reason: string;
  olympedia_id: string;
  wikidata_id: string;
  /** The folded name of which the user has said that it is the name of two people; empty for none. */
  other_person: string;
};

export type OpenAthlete = OpenRecord<AthleteDraft, AthleteDetails>;

const EMPTY: AthleteDraft = {
  Ime: '',
  Prezime: '',
  sportid: undefined,
  EVB: '',
  oib: '',
  slika: '',
  olimpijac: 1,
  olimpijac_reason: '',
  aktivan: 1,
  tekst: '',
  tekst_eng: '',
  olympedia_id: '',
  wikidata_id: '',
  other_person: '',
};

const yesOrNo = (isOn: Flag) => (isOn === 1 ? 'Da' : 'Ne');

const sportName = nameOfId(function useSportName(id) {
  return useQuery(sportChoicesQuery).data?.find((sport) => sport.id === id)?.naziv;
});

export const athleteForm = defineRecordForm({
  kind: 'athlete',
  empty: EMPTY,
  titleOf: ({ Ime, Prezime }) => `${Ime} ${Prezime}`,
  fields: {
    Ime: { label: 'Ime', check: required('Unesite ime.') },
    Prezime: { label: 'Prezime', check: required('Unesite prezime.') },
    sportid: {
      label: text.sport,
      check: (id) => (id === undefined ? 'Odaberite sport.' : undefined),
      describe: sportName,
    },
    EVB: { label: 'EVB' },
    oib: {
      label: 'OIB',
      isSecret: true,
      check: (oib) =>
        oib.trim() === '' || isOib(oib.trim())
          ? undefined
          : 'OIB nije ispravan: ima 11 znamenki, a posljednja je kontrolna.',
      describe: (oib) => (oib === '' ? '' : 'upisan'),
    },
    slika: { label: text.picture, pictures: pictureOf },
    olimpijac: { label: text.olympian, describe: yesOrNo },
    olimpijac_reason: { label: 'Zašto nije olimpijac', isNotStored: true },
    aktivan: { label: text.active, describe: yesOrNo },
    tekst: { label: text.croatian, describe: textOfHtml, pictures: picturesOfHtml, blocks: blocksOfHtml },
    tekst_eng: { label: text.english, describe: textOfHtml, pictures: picturesOfHtml, blocks: blocksOfHtml },
    olympedia_id: { label: 'Broj u Olympediji' },
    wikidata_id: { label: 'Broj u Wikidati' },
    other_person: { label: text.otherPerson, isNotStored: true },
  },
  fromRecord: (athlete: AthleteDetails) => {
    const { Ime, Prezime, sportid, EVB, oib = '', slika, olimpijac, aktivan, tekst, tekst_eng } = athlete;
    const { olympedia_id = '', wikidata_id = '' } = athlete;
    const numbers = { EVB, oib, olympedia_id, wikidata_id };
    return { ...EMPTY, Ime, Prezime, sportid, ...numbers, slika, olimpijac, aktivan, tekst, tekst_eng };
  },
  // The server refuses an unconfirmed namesake, so that no save is faster than the check.
  toCreate: (draft) => ({
    body: { ...bodyOf(draft), other_person: isOtherPerson(draft) ? (1 as const) : (0 as const) },
  }),
  toUpdate: (draft, { id, version }) => ({ body: { ...bodyOf(draft), id, version } }),
  missing: { fields: ['Ime', 'Prezime', 'sportid'], namesThem: true, text: () => 'Unesite ime, prezime i sport!' },
  createNext: { kept: [] },
});

/** The name of a draft as namesakes have it. */
export function foldedName({ Ime, Prezime }: Pick<AthleteDraft, 'Ime' | 'Prezime'>): string {
  return foldText(`${Ime.trim()} ${Prezime.trim()}`);
}

/** Whether the user has said that the present name is the name of two people. */
export function isOtherPerson(draft: AthleteDraft): boolean {
  return draft.other_person === foldedName(draft);
}

function bodyOf({ other_person, sportid, ...draft }: AthleteDraft) {
  // A draft without a sport is not sent.
  return { ...draft, sportid: sportid ?? 0, azurirano: new Date().toISOString() };
}
