import { type EditedGames, SEASONS } from '@baklja/contract/features/sport/games';
import { GAMES_TEXT_MAX_LENGTH, GAMES_YEARS } from '@baklja/contract/limits';
import { SCREENS } from '@baklja/contract/screens';
import { SimpleGrid } from '@mantine/core';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { defineRecordForm, required } from '#web/forms/define-record-form.ts';
import { DayField } from '#web/forms/fields/DayField.tsx';
import { NumberField } from '#web/forms/fields/NumberField.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { type DrawerOfList, RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { dayProblem } from '#web/lib/dates.ts';
import { gamesQueries } from './games.queries.ts';

/** Parameter of the address that holds the open Games. */
export const GAMES_PARAM = 'uredi';

type Texts = Pick<EditedGames, 'name' | 'season' | 'city' | 'city_en' | 'country' | 'country_en'>;
type GamesDraft = Texts & { year: number | undefined; opens: string; closes: string };

const SEASON_WORDS = { summer: 'Ljetne', winter: 'Zimske' } as const;

const form = defineRecordForm({
  kind: 'games',
  empty: {
    name: '',
    year: undefined,
    season: 'summer',
    city: '',
    city_en: '',
    country: '',
    country_en: '',
    opens: '',
    closes: '',
  } as GamesDraft,
  fields: {
    name: { label: 'Naziv', check: required('Unesite naziv, npr. OI Pariz 2024.') },
    year: { label: 'Godina', check: (year) => (year === undefined ? 'Unesite godinu iz naziva.' : undefined) },
    season: { label: 'Ljetne ili zimske', describe: (season) => SEASON_WORDS[season] },
    city: { label: 'Grad' },
    city_en: { label: 'Grad, engleski' },
    country: { label: 'Država' },
    country_en: { label: 'Država, engleski' },
    opens: { label: 'Otvaranje', check: dayProblem },
    closes: { label: 'Zatvaranje', check: dayProblem },
  },
  saveTexts: { create: 'Dodaj Igre', update: 'Spremi' },
  after: { remove: { goTo: SCREENS.games.path } },
  fromRecord: ({ name, year, season, city, city_en, country, country_en, opens, closes }: EditedGames): GamesDraft => ({
    ...{ name, year, season, city, city_en, country, country_en },
    opens: opens ?? '',
    closes: closes ?? '',
  }),
  toCreate: (draft) => ({ body: bodyOf(draft) }),
  toUpdate: (draft, { id, version }) => ({ body: { ...bodyOf(draft), id, version } }),
});

/** A draft without a year is not sent. */
function bodyOf({ year = 0, opens, closes, ...texts }: GamesDraft) {
  return { ...texts, year, opens: opens || null, closes: closes || null };
}

export function GamesDrawer({ recordKey, isInUse = false }: DrawerOfList & { isInUse?: boolean }) {
  const title = recordKey === undefined ? 'Dodaj Igre' : 'Igre';
  return (
    <RecordDrawer form={form} queries={gamesQueries} param={GAMES_PARAM} recordKey={recordKey} title={title}>
      <GamesFields isInUse={isInUse} />
    </RecordDrawer>
  );
}

function GamesFields({ isInUse }: { isInUse: boolean }) {
  const { row } = useRecord(form);
  const max = { maxLength: GAMES_TEXT_MAX_LENGTH };
  return (
    <>
      <TextField form={form} name="name" placeholder="OI Pariz 2024" {...max} />
      <SimpleGrid cols={2}>
        <NumberField form={form} name="year" min={GAMES_YEARS.first} max={GAMES_YEARS.last} />
        <SelectField
          form={form}
          name="season"
          choices={SEASONS.map((season) => ({ value: season, label: SEASON_WORDS[season] }))}
        />
      </SimpleGrid>
      <SimpleGrid cols={2}>
        <TextField form={form} name="city" isOptional {...max} />
        <TextField form={form} name="country" isOptional {...max} />
        <TextField form={form} name="city_en" isOptional {...max} />
        <TextField form={form} name="country_en" isOptional {...max} />
        <DayField form={form} name="opens" isOptional />
        <DayField form={form} name="closes" isOptional />
      </SimpleGrid>
      {row && <DeleteRecord isInUse={isInUse} />}
    </>
  );
}
