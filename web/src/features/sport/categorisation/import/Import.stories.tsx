import type { CategorisationVersion } from '@baklja/contract/features/sport/categorisation';
import type { ReactNode } from 'react';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { versionsQuery } from '../categorisation.queries.ts';
import type { UnknownValue } from '../reading/check-lines.ts';
import type { Reading } from '../reading/read-file.ts';
import { FileReading } from './FileReading.tsx';
import { ImportFrame } from './ImportFrame.tsx';
import { ChooseFile } from './ImportScreen.tsx';
import { importText as text } from './import.text.ts';
import { Changes, Counts, compareRows, Figures } from './Preview.tsx';
import { firstDecisions, keyOf, Questions } from './Questions.tsx';
import { RunningImport } from './ReadFile.tsx';

const nothing = () => {};

const VERSION: CategorisationVersion = {
  ...{ id: 7, created: '2026-05-11T07:14:00.000Z', created_by_name: 'Iva Đurđević', action: 'import' },
  ...{ file_name: 'kategorizacija-3000.csv', restored_id: null, rows: 3000, added: 88, removed: 0, changed: 12 },
};
const FORMER = { ...VERSION, id: 6, created: '2025-11-12T08:00:00.000Z', file_name: 'kategorizacija-jesen-2025.xlsx' };

const ROW = [
  ...['900001', 'G327673', 'Ivan', 'Đurić', 'M', '26.04.1999.', 'Dizanje utega', 'KDU Primjer 17', 'Grad Zagreb', 'VI'],
  ...['7. mjesto, Balkansko prvenstvo 2024', '23.03.2024.', '23.03.2026.'],
];
const ROWS = Array.from({ length: 30 }, (_, place) => ROW.with(0, String(900_001 + place)));

const IN_FORCE = { Ime: 'Roko', PreZme: 'Lončarić', SptNazOK: 'Nogomet', EVSKat: 'V', KatRezult: '5. mjesto' };
const COMPARISON = compareRows(
  [
    { ...IN_FORCE, AUTOID: 900_001 },
    { ...IN_FORCE, AUTOID: 900_002, EVSKat: 'VI' },
    { ...IN_FORCE, AUTOID: 900_099 },
  ],
  ROWS,
);

const UNKNOWN: UnknownValue[] = [
  { column: 'EVSKat', value: 'VII', lines: [7, 412, 1180] },
  { column: 'EVSKat', value: '3', lines: [8], proposal: { value: 'III', why: 'number', others: [] } },
  { column: 'EVSKat', value: '', lines: [11, 96] },
  {
    ...{ column: 'Zupanija', value: 'Zagreb', lines: [10, 61, 88, 91, 92, 93, 94] },
    proposal: { value: 'Grad Zagreb', why: 'start', others: ['Zagrebačka'] },
  },
];

const READING: Reading = {
  ...{ encoding: 'windows-1250', separator: ';', header: 'names', sheets: [] },
  ...{ rows: ROWS, faults: [], unknown: [], isReordered: false, isEncodedTwice: false, hasLostLetters: false },
};

const FAULTS: Reading['faults'] = [
  { line: 14, column: 'AUTOID', found: '9e5', message: 'Očekuje se cijeli broj.', who: 'Ante Župan' },
  { line: 27, column: 'Ime', found: '', message: 'Vrijednost je obavezna.', who: 'Jelušić' },
  {
    ...{ line: 57, found: '12 stupaca', who: 'Jakov Kovačić' },
    message: 'Redak ima 12 stupaca umjesto 13. Vjerojatno nedostaje Klub.',
  },
];

function Place({ children }: { children: ReactNode }) {
  return (
    <StoryCache seed={(client) => client.setQueryData(versionsQuery.queryKey, [VERSION, FORMER])}>
      {children}
    </StoryCache>
  );
}

function ReadingOf(reading: Partial<Reading>) {
  const open = {
    id: 1,
    settings: {},
    file: new File(['a'], 'kategorizacija-2026.csv'),
    reading: { ...READING, ...reading },
  };
  return (
    <Place>
      <FileReading
        open={open}
        isReading={false}
        onCorrect={nothing}
        onFile={nothing}
        onCancel={nothing}
        onNext={nothing}
      />
    </Place>
  );
}

export function ChoiceOfFile() {
  return (
    <Place>
      <ChooseFile isReading={false} error={undefined} onFile={nothing} />
    </Place>
  );
}
ChoiceOfFile.title = 'Kategorizacija/Odabir datoteke';

export function RefusedFile() {
  return (
    <Place>
      <ChooseFile isReading={false} error="Datoteka nije tablica: ni CSV ni Excel." onFile={nothing} />
    </Place>
  );
}
RefusedFile.title = 'Kategorizacija/Odbijena datoteka';

export function ReadRows() {
  return <ReadingOf />;
}
ReadRows.title = 'Kategorizacija/Pročitana datoteka';

export function SeveralSheets() {
  return <ReadingOf sheets={['Kategorizacija', 'Stari podaci']} rows={[]} />;
}
SeveralSheets.title = 'Kategorizacija/Više listova';

export function FaultyFile() {
  return <ReadingOf faults={FAULTS} />;
}
FaultyFile.title = 'Kategorizacija/Datoteka s greškama';

export function UnknownValuesOfFile() {
  const decisions = new Map(firstDecisions(UNKNOWN)).set(keyOf({ column: 'EVSKat', value: '3' }), {
    value: 'III',
    isConfirmed: true,
  });
  return (
    <Questions
      fileName="kategorizacija-2026.csv"
      unknown={UNKNOWN}
      questions={[text.keepLetters]}
      decisions={decisions}
      agreed={new Set()}
      onDecide={nothing}
      onAgree={nothing}
      onConfirmAll={nothing}
      onCancel={nothing}
      onNext={nothing}
    />
  );
}
UnknownValuesOfFile.title = 'Kategorizacija/Nepoznate vrijednosti';

export function ComparedFile() {
  return (
    <ImportFrame
      step={1}
      note={text.notes.preview}
      file="kategorizacija-2026.csv"
      rail={<Counts rows={ROWS} />}
      state={{ kind: 'empty', text: text.unchanged, detail: text.willReplace(3, 30) }}
    >
      <Figures comparison={COMPARISON} />
      {(['added', 'changed', 'removed'] as const).map((kind) => (
        <Changes key={kind} kind={kind} changes={COMPARISON[kind]} />
      ))}
    </ImportFrame>
  );
}
ComparedFile.title = 'Kategorizacija/Usporedba s popisom na snazi';

export function RunningReplacement() {
  const replacement = { state: 'running', error: undefined, heading: 'Pričekajte', comparison: COMPARISON } as const;
  return (
    <Place>
      <RunningImport fileName="kategorizacija-2026.csv" replacement={{ ...replacement, start: nothing }} />
    </Place>
  );
}
RunningReplacement.title = 'Kategorizacija/Zamjena u tijeku';
