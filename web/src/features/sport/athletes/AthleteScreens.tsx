import type { Language } from '@baklja/contract/fields';
import { editorPath } from '@baklja/contract/kinds';
import { ATHLETE_NAME_MAX_LENGTH, EVB_MAX_LENGTH } from '@baklja/contract/limits';
import { capitalised } from '@baklja/contract/records/record-words';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { endOfDetour, useDetour } from '#web/forms/detour.ts';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { FieldLabel } from '#web/forms/fields/FieldLabel.tsx';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { PictureField } from '#web/forms/fields/PictureField.tsx';
import { RichTextFields, useRichTextField } from '#web/forms/fields/RichTextFields.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { RecordFrame } from '#web/forms/RecordFrame.tsx';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import { countOfWords } from '#web/lib/text/html-text.ts';
import { OIB_SHOWN_MS, SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AthleteRail } from './AthleteRail.tsx';
import classes from './AthleteScreens.module.css';
import { athleteForm, foldedName, isOtherPerson, type OpenAthlete } from './athlete-form.ts';
import { athleteQueries, namesakesQuery } from './athletes.queries.ts';
import { athletesText as text } from './athletes.text.ts';

/** /dodaj-sportasa: adds an athlete. */
export function AthleteCreateScreen() {
  return (
    <CreateRecord form={athleteForm} queries={athleteQueries} skeleton={<ArticleSkeleton />}>
      {(record) => <AthleteEditor record={record} />}
    </CreateRecord>
  );
}

/** /olimpijci/detalji/{id}: changes or deletes an athlete. */
export function AthleteEditScreen() {
  const { id = '' } = useParams();
  return (
    <EditRecord form={athleteForm} queries={athleteQueries} recordKey={id} skeleton={<ArticleSkeleton />}>
      {(record) => <AthleteEditor record={record} />}
    </EditRecord>
  );
}

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

type Name = 'tekst' | 'tekst_eng';

/** The Croatian and the English text of an athlete, under one toolbar. */
function AthleteTexts({ record }: { record: OpenAthlete }) {
  const croatian = useText(record, 'tekst', 'hr-HR', text.croatian);
  const english = useText(record, 'tekst_eng', 'en-GB', text.english);
  return <RichTextFields texts={[croatian, english]} language="hr-HR" areSideBySide />;
}

function useText({ draft, change, isLocked }: OpenAthlete, name: Name, language: Language, label: string) {
  const html = draft[name];
  const note = useMemo(() => countOfWords(html), [html]);
  return useRichTextField({
    ...{ html, label, note, language, isLocked },
    onChange: (next) => change({ [name]: next }),
    placeholder: text.placeholder[language],
  });
}

/** On the way from a medal that lacks this athlete: begins with the name typed there, and leads back. */
function ForMedal({ record }: { record: OpenAthlete }) {
  const detour = useDetour();
  const { draft, change } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (detour && draft.Ime === '' && draft.Prezime === '') change(namesIn(detour.words));
  }, []);
  if (!detour) return null;
  const { state } = endOfDetour(detour);
  return (
    <p className={look.note}>
      {text.forMedal}{' '}
      <TextLink to={detour.backTo} state={state}>
        {text.backToMedal}
      </TextLink>
    </p>
  );
}

/** First and last name of the words; one word is the last name. */
function namesIn(words: string) {
  const names = words.trim().split(/\s+/).filter(Boolean).map(capitalised);
  return { Ime: names.slice(0, -1).join(' '), Prezime: names.at(-1) ?? '' };
}

const DOTS = '•'.repeat(11);

/** The personal number: hidden until it is asked for, and again after half a minute. */
function OibField({ record }: { record: OpenAthlete }) {
  const { id, label, value, error, isLocked, set, leave } = fieldOf(record, 'oib');
  const isStored = (record.row?.oib ?? '') !== '';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), OIB_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  const isHidden = isStored && !isShown && value === record.row?.oib;
  return (
    <div className={classes.oib}>
      <TextInput
        id={id}
        label={<FieldLabel label={label} isOptional />}
        description={isHidden ? text.oibHidden : text.oibHelp}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder={text.oibDigits}
        maxLength={20}
        value={isHidden ? DOTS : value}
        readOnly={isHidden}
        error={error}
        disabled={isLocked}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={leave}
      />
      {isStored && value === record.row?.oib && (
        <Button onClick={() => setIsShown(!isShown)}>{isShown ? text.hideOib : text.showOib}</Button>
      )}
    </div>
  );
}

/** The athletes with the typed name. The server takes a new athlete with such a name only when the tick is set. */
function Namesakes({ record }: { record: OpenAthlete }) {
  const { draft, row } = record;
  const { Ime, Prezime } = draft;
  const [name] = useDebouncedValue({ Ime, Prezime }, SEARCH_AFTER_MS);
  const isChanged = !row || row.Ime !== Ime.trim() || row.Prezime !== Prezime.trim();
  const { id, error, isLocked, set } = fieldOf(record, 'other_person');
  const query = namesakesQuery({ ...name, id: row?.id });
  // An athlete that was just made is not its own namesake.
  const found = useQuery({ ...query, enabled: query.enabled === true && isChanged && !isLocked });
  const namesakes = found.data ?? [];
  if (found.isError) return <p className={look.note}>{text.namesakesFailed}</p>;
  if (namesakes.length === 0 || !isChanged) return null;
  return (
    <div className={classes.box} role="status">
      {text.namesakes(namesakes.length)}
      <ul className={classes.list}>
        {namesakes.map((athlete) => (
          <li key={athlete.id}>
            <TextLink to={editorPath('athlete', athlete.id)}>{`${athlete.Ime} ${athlete.Prezime}`}</TextLink>{' '}
            <span className={look.note}>
              {[text.numbered(athlete.ime_sporta, athlete.id), athlete.EVB && `EVB ${athlete.EVB}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {!row && (
        <Checkbox
          id={id}
          label={text.otherPerson}
          checked={isOtherPerson(draft)}
          error={error}
          disabled={isLocked}
          onChange={(event) => set(event.currentTarget.checked ? foldedName(draft) : '')}
        />
      )}
    </div>
  );
}
