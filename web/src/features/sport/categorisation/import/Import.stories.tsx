import type { CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { comparisonQuery, versionsQuery } from '../categorisation.queries.ts';
import type { Reading } from '../reading/read-file.ts';
import { ImportView, type Replacement } from './ImportScreen.tsx';

const nothing = () => {};

const VERSION: CategorisationVersion = {
  ...{ id: 7, created: '2026-05-11T07:14:00.000Z', created_by_name: 'Iva Đurđević', action: 'import' },
  ...{ file_name: 'kategorizacija-3000.csv', restored_id: null, rows: 3000, added: 88, removed: 0, changed: 12 },
};

const ROW = [
  ...['900001', 'G327673', 'Ivan', 'Đurić', 'M', '26.04.1999.', 'Dizanje utega', 'KDU Primjer 17', 'Grad Zagreb', 'VI'],
  ...['7. mjesto, Balkansko prvenstvo 2024', '23.03.2024.', '23.03.2026.'],
];
const ROWS = Array.from({ length: 60 }, (_, place) => ROW.with(0, String(900_001 + place)));

const ATHLETE = {
  ...{ Ime: 'Roko', PreZme: 'Lončarić', SptNazOK: 'Nogomet', EVSKat: 'V', KatRezult: '5. mjesto' },
  ...{ Zupanija: 'Istarska', KatDo: '23.03.2026.' },
};
const IN_FORCE = [
  { ...ATHLETE, AUTOID: 900_001 },
  { ...ATHLETE, AUTOID: 900_002, EVSKat: 'VI' },
  { ...ATHLETE, AUTOID: 900_099 },
];

const READING: Reading = {
  ...{ encoding: 'windows-1250', hasHeader: true, sheets: [], rows: ROWS, faults: [], warnings: [] },
};

const IDLE: Replacement = { state: 'idle', step: 0, error: undefined, start: nothing, forgetError: nothing };

type State = { reading?: Partial<Reading>; problem?: string; replacement?: Partial<Replacement> };

function OpenedFile({ reading, problem, replacement }: State) {
  const file = {
    file: new File(['a'], 'kategorizacija-2026.csv'),
    ...(reading && { reading: { ...READING, ...reading } }),
    ...(problem !== undefined && { problem }),
  };
  return <Screen file={file} replacement={{ ...IDLE, ...replacement }} />;
}

function Screen(props: Pick<Parameters<typeof ImportView>[0], 'file' | 'replacement'>) {
  return (
    <StoryCache
      seed={(client) => {
        client.setQueryData(versionsQuery.queryKey, [VERSION]);
        client.setQueryData(comparisonQuery.queryKey, { inForce: VERSION, rows: IN_FORCE });
      }}
    >
      <ImportView {...props} onFile={nothing} onCancel={nothing} />
    </StoryCache>
  );
}

export function ChoiceOfFile() {
  return <Screen file={undefined} replacement={IDLE} />;
}
ChoiceOfFile.title = 'Uvoz kategorizacije/Odabir datoteke';

export function FileBeingRead() {
  return <OpenedFile />;
}
FileBeingRead.title = 'Uvoz kategorizacije/Datoteka se čita';

export function RefusedFile() {
  return <OpenedFile problem="Datoteka nije tablica: ni CSV ni Excel." />;
}
RefusedFile.title = 'Uvoz kategorizacije/Odbijena datoteka';

export function SeveralSheets() {
  return <OpenedFile reading={{ sheets: ['Kategorizacija', 'Stari podaci'], rows: [] }} />;
}
SeveralSheets.title = 'Uvoz kategorizacije/Više listova';

export function FaultyFile() {
  const faults: Reading['faults'] = [
    { line: 14, column: 'AUTOID', found: '9e5', message: 'Očekuje se cijeli broj.', who: 'Ante Župan' },
    { line: 27, column: 'Ime', found: '', message: 'Vrijednost je obavezna.', who: 'Jelušić' },
    {
      line: 57,
      found: '12 stupaca',
      message: 'Redak ima 12 stupaca umjesto 13. Vjerojatno nedostaje Klub.',
      who: 'Jakov Kovačić',
    },
  ];
  return <OpenedFile reading={{ faults }} />;
}
FaultyFile.title = 'Uvoz kategorizacije/Datoteka s greškama';

export function ComparedFile() {
  return <OpenedFile reading={{}} />;
}
ComparedFile.title = 'Uvoz kategorizacije/Promjene';

export function FileWithWarnings() {
  const message = 'Nije među kategorijama I do VI.';
  const warnings: Reading['warnings'] = [
    { line: 7, column: 'EVSKat', found: 'VII', message, who: 'Ivan Đurić' },
    { line: 8, column: 'EVSKat', found: '3', message, who: 'Ivan Đurić' },
  ];
  return <OpenedFile reading={{ warnings }} replacement={{ error: 'Popis se u međuvremenu promijenio.' }} />;
}
FileWithWarnings.title = 'Uvoz kategorizacije/Upozorenja i neuspjela zamjena';

export function RunningReplacement() {
  return <OpenedFile reading={{}} replacement={{ state: 'running', step: 2 }} />;
}
RunningReplacement.title = 'Uvoz kategorizacije/Zamjena u tijeku';

export function ReplacedList() {
  return <OpenedFile reading={{}} replacement={{ state: 'done', step: 2 }} />;
}
ReplacedList.title = 'Uvoz kategorizacije/Zamijenjeno';
