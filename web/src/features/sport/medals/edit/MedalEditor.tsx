import { readCompetition } from '@baklja/contract/features/sport/competition';
import { COMPETITION_MAX_LENGTH, DISCIPLINE_MAX_LENGTH, TEAM_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { RecordFrame } from '#web/forms/RecordFrame.tsx';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import look from '#web/ui/look.module.css';
import type { OpenMedal } from '../medal-form.ts';
import { medalListQuery } from '../medals.queries.ts';
import { medalsText as text } from '../medals.text.ts';
import { AthletesField } from './AthletesField.tsx';
import classes from './MedalEditor.module.css';
import { MedalRail } from './MedalRail.tsx';
import { PageField } from './PageField.tsx';
import { PlaceField } from './PlaceField.tsx';

export function MedalEditor({ record }: { record: OpenMedal }) {
  const { draft } = record;
  const medals = useQuery(medalListQuery);
  const sports = useQuery(sportChoicesQuery);
  const competitions = [...new Set((medals.data ?? []).map(({ natjecanje }) => natjecanje))];
  return (
    <RecordFrame record={record} title={text.heading} rail={<MedalRail record={record} medals={medals} />}>
      <SwitchField record={record} name="tim" help={text.teamHelp} />
      {draft.tim && (
        <TextField record={record} name="timVal" maxLength={TEAM_NAME_MAX_LENGTH} help={text.teamNameHelp} />
      )}
      <AthletesField record={record} />
      <div className={classes.columns}>
        <PlaceField record={record} />
        <SuggestField record={record} name="sport" choices={(sports.data ?? []).map(({ naziv }) => naziv)} />
        <SuggestField
          record={record}
          name="natjecanje"
          choices={competitions}
          placeholder={text.competitionExample}
          maxLength={COMPETITION_MAX_LENGTH}
          help={draft.natjecanje.trim() === '' ? undefined : text.readAs(readCompetition(draft.natjecanje))}
        />
        <TextField
          record={record}
          name="disciplina"
          maxLength={DISCIPLINE_MAX_LENGTH}
          placeholder={text.disciplineExample}
          isOptional
        />
      </div>
      <section className={classes.section}>
        <h2>
          {text.pagesTitle} <span className={`${look.note} ${look.regular}`}>{text.pagesHelp}</span>
        </h2>
        <PageField record={record} name="page_id" language="hr-HR" />
        <PageField record={record} name="page_id_eng" language="en-GB" />
      </section>
    </RecordFrame>
  );
}

type SuggestProps = {
  record: OpenMedal;
  name: 'sport' | 'natjecanje';
  choices: readonly string[];
  placeholder?: string;
  maxLength?: number;
  help?: string | undefined;
};

/** A line of text with suggestions; any other text is accepted too. */
function SuggestField({ record, name, choices, placeholder, maxLength, help }: SuggestProps) {
  const { id, label, value, error, isLocked, set, leave } = fieldOf(record, name);
  return (
    <Autocomplete
      id={id}
      label={label}
      description={help}
      placeholder={placeholder}
      maxLength={maxLength}
      data={[...choices]}
      limit={12}
      value={value}
      error={error}
      disabled={isLocked}
      onChange={set}
      onBlur={leave}
    />
  );
}
