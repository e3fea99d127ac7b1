import type { AthleteDetails } from '@baklja/contract/features/sport/athletes';
import type { Language } from '@baklja/contract/fields';
import { editorPath } from '@baklja/contract/kinds';
import { ATHLETE_NAME_MAX_LENGTH, EVB_MAX_LENGTH } from '@baklja/contract/limits';
import { capitalised } from '@baklja/contract/records/record-words';
import { Box, Button, Checkbox, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { RecordByKey } from '#web/forms/CreateRecord.tsx';
import { returnTo, useFormToReturnTo, useWordsForNew } from '#web/forms/create-and-return.ts';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { FieldLabel } from '#web/forms/fields/FieldLabel.tsx';
import { PictureField } from '#web/forms/fields/PictureField.tsx';
import { RichTextFields, useRichTextField } from '#web/forms/fields/RichTextFields.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useField } from '#web/forms/fields/use-field.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { PageFrame } from '#web/forms/PageFrame.tsx';
import { RecordFacts } from '#web/forms/RecordFacts.tsx';
import { sportChoicesQuery } from '#web/lib/queries/sport-choices-query.ts';
import { countOfWords } from '#web/lib/text/html-text.ts';
import { OIB_SHOWN_MS, SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { RailHead } from '#web/ui/RailHead.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { athleteStartsQuery } from '../starts/starts.queries.ts';
import classes from './AthleteScreen.module.css';
import { AthleteStarts, MedalsWithoutStart } from './AthleteStarts.tsx';
import { athleteForm, foldedName, isOtherPerson, type OpenAthlete } from './athlete-form.ts';
import { athleteQueries, namesakesQuery } from './athletes.queries.ts';
import { athletesText as text } from './athletes.text.ts';
import { OlympianField } from './OlympianField.tsx';

export function AthleteScreen() {
  const { id } = useParams();
  return (
    <RecordByKey form={athleteForm} queries={athleteQueries} recordKey={id}>
      <AthleteEditor />
    </RecordByKey>
  );
}

export function AthleteEditor() {
  const record = useRecord(athleteForm);
  const { row, draft, change } = record;
  const sports = useQuery(sportChoicesQuery);
  return (
    <PageFrame
      {...(row && { title: `${row.Ime} ${row.Prezime}`, note: text.numbered(row.ime_sporta, row.id) })}
      rail={row && <AthleteRail row={row} />}
    >
      <ReturnNote />
      <div className={classes.top}>
        <PictureField
          title={text.picture}
          isPortrait
          folder="images"
          path={draft.slika}
          language="hr-HR"
          onPick={({ src }) => change({ slika: src })}
          onRemove={() => change({ slika: '' })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextField form={athleteForm} name="Ime" maxLength={ATHLETE_NAME_MAX_LENGTH} />
          <TextField form={athleteForm} name="Prezime" maxLength={ATHLETE_NAME_MAX_LENGTH} />
          <Namesakes />
          <SelectField
            form={athleteForm}
            name="sportid"
            placeholder="Odaberite sport"
            choices={(sports.data ?? []).map(({ id, naziv }) => ({ value: id, label: naziv }))}
            failure={sports.isError ? 'Popis sportova nije učitan.' : undefined}
          />
          <TextField
            form={athleteForm}
            name="EVB"
            maxLength={EVB_MAX_LENGTH}
            help="Evidencijski broj; po njemu se povezuje s kategorizacijom."
            isOptional
          />
          <OibField key={row?.id} />
        </SimpleGrid>
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing="md" py="md" className={classes.flags}>
        <OlympianField />
        <SwitchField form={athleteForm} name="aktivan" help="Još se natječe." />
      </SimpleGrid>
      <div className={classes.texts}>
        <AthleteTexts />
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextField form={athleteForm} name="olympedia_id" maxLength={EVB_MAX_LENGTH} isOptional />
        <TextField form={athleteForm} name="wikidata_id" maxLength={EVB_MAX_LENGTH} isOptional />
      </SimpleGrid>
    </PageFrame>
  );
}

function AthleteTexts() {
  const record = useRecord(athleteForm);
  const croatian = useText(record, 'tekst', 'hr-HR', text.croatian);
  const english = useText(record, 'tekst_eng', 'en-GB', text.english);
  return <RichTextFields texts={[croatian, english]} language="hr-HR" areSideBySide />;
}

type TextName = 'tekst' | 'tekst_eng';

function useText({ draft, change, isLocked }: OpenAthlete, name: TextName, language: Language, label: string) {
  const html = draft[name];
  const note = useMemo(() => countOfWords(html), [html]);
  return useRichTextField({
    html,
    label,
    note,
    language,
    isLocked,
    onChange: (next) => change({ [name]: next }),
    placeholder: text.placeholder[language],
  });
}

/** On the way from a medal or a start that lacks this athlete: begins with the name typed there, and leads back. */
function ReturnNote() {
  const record = useRecord(athleteForm);
  const formToReturnTo = useFormToReturnTo();
  const { draft, change } = record;
  const words = useWordsForNew();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (words !== '' && draft.Ime === '' && draft.Prezime === '') change(namesIn(words));
  }, []);
  if (!formToReturnTo) return null;
  const { state } = returnTo(formToReturnTo);
  const form = formToReturnTo.backTo.includes('nastup') ? 'nastup' : 'medalju';
  return (
    <Text c="dimmed" fz="sm">
      Kad spremite sportaša, vraćate se na {form}. Ono što ste ondje upisali ostaje.{' '}
      <TextLink to={formToReturnTo.backTo} state={state}>
        {`Natrag na ${form}`}
      </TextLink>
    </Text>
  );
}

/** First and last name of the words; one word is the last name. */
function namesIn(words: string) {
  const names = words.trim().split(/\s+/).filter(Boolean).map(capitalised);
  return { Ime: names.slice(0, -1).join(' '), Prezime: names.at(-1) ?? '' };
}

const DOTS = '•'.repeat(11);

/** The personal number: hidden until it is asked for, and again after half a minute. */
function OibField() {
  const record = useRecord(athleteForm);
  const { id, label, value, error, isLocked, set, leave } = useField(athleteForm, 'oib');
  const isStored = (record.row?.oib ?? '') !== '';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), OIB_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  const isHidden = isStored && !isShown && value === record.row?.oib;
  return (
    <Group className={classes.whole} wrap="nowrap" align="end">
      <TextInput
        flex={1}
        id={id}
        label={<FieldLabel label={label} isOptional />}
        description={isHidden ? 'OIB je upisan i skriven.' : 'Vide ga samo oni koji smiju uređivati sportaše.'}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder="11 znamenki"
        maxLength={20}
        value={isHidden ? DOTS : value}
        readOnly={isHidden}
        error={error}
        disabled={isLocked}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={leave}
      />
      {isStored && value === record.row?.oib && (
        <Button onClick={() => setIsShown(!isShown)}>{isShown ? 'Sakrij OIB' : 'Prikaži OIB'}</Button>
      )}
    </Group>
  );
}

/** The athletes with the typed name. The server takes a new athlete with such a name only when the tick is set. */
function Namesakes() {
  const record = useRecord(athleteForm);
  const { draft, row } = record;
  const { Ime, Prezime } = draft;
  const [name] = useDebouncedValue({ Ime, Prezime }, SEARCH_AFTER_MS);
  const isNamed = Ime.trim() !== '' && Prezime.trim() !== '';
  const isChanged = isNamed && (!row || row.Ime !== Ime.trim() || row.Prezime !== Prezime.trim());
  const { id, error, isLocked, set } = useField(athleteForm, 'other_person');
  const query = namesakesQuery({ ...name, id: row?.id });
  // An athlete that was just made is not its own namesake.
  const found = useQuery({ ...query, enabled: query.enabled === true && isChanged && !isLocked });
  const namesakes = found.data ?? [];
  if (found.isError) {
    return (
      <Text c="dimmed" fz="sm">
        Nije provjereno ima li tko isto ime.
      </Text>
    );
  }
  if (namesakes.length === 0 || !isChanged) return null;
  return (
    <Box className={`${classes.whole} ${classes.namesakes}`} p="sm" role="status">
      {text.namesakes(namesakes.length)}
      <Box component="ul" mt={4}>
        {namesakes.map((athlete) => (
          <li key={athlete.id}>
            <TextLink to={editorPath('athlete', athlete.id)}>{`${athlete.Ime} ${athlete.Prezime}`}</TextLink>{' '}
            <Text span c="dimmed" fz="sm">
              {[text.numbered(athlete.ime_sporta, athlete.id), athlete.EVB && `EVB ${athlete.EVB}`]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </li>
        ))}
      </Box>
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
    </Box>
  );
}

function AthleteRail({ row }: { row: AthleteDetails }) {
  const { medals = [] } = row;
  const { data: starts = [] } = useQuery(athleteStartsQuery(row.id));
  const uses = [starts.length > 0 && 'nastupima', medals.length > 0 && 'medaljama'].filter(Boolean);
  return (
    <>
      <AthleteStarts athleteId={row.id} />
      <MedalsWithoutStart medals={medals.filter(({ start_id }) => start_id === null)} />
      <Category row={row} />
      <RecordFacts row={row} />
      {uses.length > 0 ? (
        <Text c="dimmed" fz="sm">
          Sportaš s {uses.join(' i ')} ne može se izbrisati. Najprije ih izbrišite ili promijenite.
        </Text>
      ) : (
        <DeleteRecord subject={`${row.Ime} ${row.Prezime}`} question={text.list.deleteQuestion} />
      )}
    </>
  );
}

function Category({ row: { EVB, category, category_from, category_to } }: { row: AthleteDetails }) {
  const [from, to] = [category_from ?? '', category_to ?? ''];
  return (
    <section>
      <RailHead title="Kategorizacija" />
      <Text pt="xs">
        {category ? (
          <>
            <b>{`Kategorija ${category}`}</b>
            <br />
            <Text span c="dimmed" fz="sm">
              {isPast(to) ? `Istekla ${to}` : `Vrijedi od ${from} do ${to}`}
            </Text>
          </>
        ) : EVB === '' ? (
          'Kategorizacija se povezuje po EVB-u, a EVB nije upisan.'
        ) : (
          'Nema ga u popisu kategorizacije koji je na snazi.'
        )}
      </Text>
    </section>
  );
}

/** Whether a day of the file, DD.MM.YYYY., is over. A day in another form is not. */
function isPast(day: string): boolean {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})\.?$/.exec(day) ?? [];
  if (year === undefined) return false;
  return new Date(`${year}-${month}-${date}T23:59:59Z`) < new Date();
}
