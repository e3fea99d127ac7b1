import { type EditedEvent, SEXES, type Sex, sexWord } from '@baklja/contract/features/sport/games';
import type { Flag } from '@baklja/contract/fields';
import { GAMES_TEXT_MAX_LENGTH } from '@baklja/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { defineRecordForm } from '#web/forms/define-record-form.ts';
import { nameOfId } from '#web/forms/fields/name-of-id.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import { eventQueries, useGamesName } from './games.queries.ts';

/** Parameter of the address that holds the open event. */
export const EVENT_PARAM = 'disciplina';

type EventDraft = { games_id: number; sport: string; name: string; name_en: string; sex: Sex; is_team: Flag };

const form = defineRecordForm({
  kind: 'event',
  empty: { games_id: 0, sport: '', name: '', name_en: '', sex: 'M', is_team: 0 } as EventDraft,
  titleOf: ({ name, name_en }) => name || name_en,
  fields: {
    name: {
      label: 'Naziv',
      check: (name, { name_en }) =>
        `${name}${name_en}`.trim() === '' ? 'Unesite hrvatski ili engleski naziv.' : undefined,
    },
    name_en: { label: 'Naziv, engleski' },
    sport: { label: 'Sport', check: (sport) => (sport ? undefined : 'Odaberite sport.') },
    sex: { label: 'Spol', describe: sexWord },
    is_team: { label: 'Ekipno', describe: (isTeam) => (isTeam === 1 ? 'Da' : 'Ne') },
    games_id: {
      label: 'Igre',
      describe: nameOfId(useGamesName),
    },
  },
  fromRecord: ({ games_id, sport, name, name_en, sex, is_team }: EditedEvent): EventDraft => ({
    ...{ games_id, sport, name, name_en, sex, is_team },
  }),
  toCreate: (draft) => ({ body: draft }),
  toUpdate: (draft, { id, version }) => ({ body: { ...draft, id, version } }),
});

type Props = {
  gamesId: number;
  recordKey: string | undefined;
  /** Someone started in the event, so it cannot be deleted. */
  isInUse?: boolean;
  param?: string;
};

export function EventDrawer({ gamesId, recordKey, isInUse = false, param = EVENT_PARAM }: Props) {
  const ofGames = useMemo(() => ({ ...form, empty: { ...form.empty, games_id: gamesId } }), [gamesId]);
  return (
    <RecordDrawer form={ofGames} queries={eventQueries} param={param} recordKey={recordKey}>
      <EventFields isInUse={isInUse} />
    </RecordDrawer>
  );
}

function EventFields({ isInUse }: { isInUse: boolean }) {
  const { draft, row } = useRecord(form);
  const { data: sports = [] } = useQuery(sportChoicesQuery);
  const names = new Set([...sports.map(({ naziv }) => naziv), ...(draft.sport ? [draft.sport] : [])]);
  const isUnnamed = row?.name === '' && draft.name.trim() === '';
  return (
    <>
      <TextField
        form={form}
        name="name"
        maxLength={GAMES_TEXT_MAX_LENGTH}
        help={isUnnamed ? 'Dok nema hrvatskog naziva, prikazuje se engleski.' : undefined}
      />
      <TextField form={form} name="name_en" isOptional maxLength={GAMES_TEXT_MAX_LENGTH} />
      <SelectField
        form={form}
        name="sport"
        placeholder="Odaberite sport"
        choices={[...names].map((name) => ({ value: name, label: name }))}
      />
      <SelectField form={form} name="sex" choices={SEXES.map((sex) => ({ value: sex, label: sexWord(sex) }))} />
      <SwitchField form={form} name="is_team" help="Posade, parovi, štafete i ekipe." />
      {row && <DeleteRecord isInUse={isInUse} subject={row.name || row.name_en} />}
    </>
  );
}
