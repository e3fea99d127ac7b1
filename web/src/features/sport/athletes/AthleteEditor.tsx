import { ATHLETE_NAME_MAX_LENGTH, EVB_MAX_LENGTH } from '@baklja/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { PictureField } from '#web/forms/fields/PictureField.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { RecordFrame } from '#web/forms/RecordFrame.tsx';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import classes from './AthleteEditor.module.css';
import { AthleteRail } from './AthleteRail.tsx';
import { AthleteTexts } from './AthleteTexts.tsx';
import type { OpenAthlete } from './athlete-form.ts';
import { athletesText as text } from './athletes.text.ts';
import { ForMedal } from './ForMedal.tsx';
import { Namesakes } from './Namesakes.tsx';
import { OibField } from './OibField.tsx';

export function AthleteEditor({ record }: { record: OpenAthlete }) {
  const { row, draft, change } = record;
  const sports = useQuery(sportChoicesQuery);
  return (
    <RecordFrame
      record={record}
      {...(row && { title: `${row.Ime} ${row.Prezime}`, note: text.numbered(row.ime_sporta, row.id) })}
      rail={row && <AthleteRail record={record} row={row} />}
    >
      <ForMedal record={record} />
      <div className={classes.top}>
        <PictureField
          title={text.picture}
          folder="images"
          path={draft.slika}
          language="hr-HR"
          onPick={({ src }) => change({ slika: src })}
          onRemove={() => change({ slika: '' })}
        />
        <div className={classes.fields}>
          <TextField record={record} name="Ime" maxLength={ATHLETE_NAME_MAX_LENGTH} />
          <TextField record={record} name="Prezime" maxLength={ATHLETE_NAME_MAX_LENGTH} />
          <Namesakes record={record} />
          <SelectField
            record={record}
            name="sportid"
            placeholder={text.chooseSport}
            choices={(sports.data ?? []).map(({ id, naziv }) => ({ value: id, label: naziv }))}
            failure={sports.isError ? text.sportsFailed : undefined}
          />
          <TextField record={record} name="EVB" maxLength={EVB_MAX_LENGTH} help={text.evbHelp} isOptional />
          <div className={classes.whole}>
            <OibField key={row?.id} record={record} />
          </div>
        </div>
      </div>
      <div className={classes.flags}>
        <SwitchField record={record} name="olimpijac" help={text.olympianHelp} />
        <SwitchField record={record} name="aktivan" help={text.activeHelp} />
      </div>
      <div className={classes.texts}>
        <AthleteTexts record={record} />
      </div>
    </RecordFrame>
  );
}
