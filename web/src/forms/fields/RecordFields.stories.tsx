import type { KindWithScreens } from '@baklja/contract/kinds';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '#web/ui/fields/DateField.tsx';
import type { FormDefinition } from '../define-record-form.ts';
import { type OpenRecord, RecordProvider } from '../open-record.ts';
import { DateTimeField } from './DateTimeField.tsx';
import { LongTextField } from './LongTextField.tsx';
import { NumberField } from './NumberField.tsx';
import { OrderedListField } from './OrderedListField.tsx';
import { SelectField } from './SelectField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';

/** Every field: filled, then empty and optional, then invalid, then locked. */
export function Fields() {
  const filled = useFields(FILLED);
  const empty = useFields(EMPTY);
  return (
    <>
      <AllFields kind="post" record={filled} />
      <AllFields kind="page" record={empty} isOptional />
      <AllFields kind="sport" record={{ ...empty, problems: [TAKEN, ...FAULTS] }} />
      <AllFields kind="category" record={{ ...filled, isLocked: true }} />
    </>
  );
}
Fields.title = 'Zapisi/Polja zapisa';

export function Days() {
  const [day, setDay] = useState('2026-11-22');
  return <DateField label="Dan" value={day} onChange={setDay} />;
}
Days.title = 'Zapisi/Dan';

type Values = {
  name: string;
  text: string;
  category: number | undefined;
  year: number | undefined;
  flag: 0 | 1;
  date: string;
  time: string;
  results: readonly { place: string }[];
};

const EMPTY: Values = {
  name: '',
  text: '',
  category: undefined,
  year: undefined,
  flag: 0,
  date: '',
  time: '',
  results: [],
};
const FILLED: Values = {
  name: 'Gimnastika',
  text: 'Prvi redak\nDrugi redak',
  category: 2,
  year: 2024,
  flag: 1,
  date: '2026-11-22',
  time: '06:15',
  results: [{ place: 'Pariz' }, { place: 'Tokio' }],
};
const FAULTS = ['text', 'category', 'year', 'date'].map((field) => {
  return { field, label: field, message: 'Provjerite upisano.' };
});
const TAKEN = { field: 'name', label: 'naziv', message: 'Sport „Gimnastika” već postoji.', id: 13 };

type StoryFields = Pick<OpenRecord<Values>, 'draft' | 'change' | 'problems' | 'leaveField' | 'isLocked'> & {
  form: FormDefinition<Values>;
};

function useFields(initial: Values): StoryFields {
  const [draft, setDraft] = useState(initial);
  const fields = {
    name: { label: 'Naziv' },
    text: { label: 'Opis' },
    category: { label: 'Kategorija' },
    year: { label: 'Godina' },
    flag: { label: 'Aktivan' },
    date: { label: 'Dan' },
    time: { label: 'Sat' },
    results: { label: 'Nastupi' },
  };
  const change = (changed: Partial<Values>) => setDraft((current) => ({ ...current, ...changed }));
  const form = { kind: 'post' as const, empty: initial, fields };
  return { form, draft, change, problems: [], leaveField: () => {}, isLocked: false };
}

type AllFieldsProps = { kind: KindWithScreens; record: StoryFields; isOptional?: boolean };

/** The ids of fields come from the kind: several forms on one page need different kinds. */
function AllFields({ kind, record, isOptional = false }: AllFieldsProps) {
  const form = { ...record.form, kind };
  const { draft } = record;
  return (
    <RecordProvider record={{ ...record, form } as unknown as OpenRecord<Values>}>
      <div style={{ display: 'grid', gap: 16, marginBottom: 32 }}>
        <TextField form={form} name="name" isOptional={isOptional} help="Kako ga zovu ljudi." maxLength={80} />
        <SelectField
          form={form}
          name="category"
          placeholder="Odaberite kategoriju"
          choices={[
            { value: 1, label: 'Olimpijske igre' },
            { value: 2, label: 'Povijest' },
          ]}
        />
        <SwitchField form={form} name="flag" help="Nastupa i ove godine." />
        <DateTimeField
          form={form}
          label="Vrijeme objave"
          names={{ date: 'date', time: 'time' }}
          usualTime="23:59"
          help="Vrijeme je po Zagrebu."
        />
        <LongTextField form={form} name="text" isOptional={isOptional} maxLength={300} />
        <NumberField form={form} name="year" min={1896} max={2100} isOptional={isOptional} />
        <OrderedListField
          title={`Nastupi ${kind}`}
          note={`${draft.results.length} od 3`}
          help="Prvi nastup je prvi na popisu."
          addText="Dodaj nastup"
          noun="nastup"
          removedText="Nastup je uklonjen."
          maxItems={3}
          items={draft.results}
          onChange={(results) => record.change({ results })}
          makeItem={() => ({ place: '' })}
          fieldId={(place) => `${kind}-place-${place}`}
        >
          {({ item, place, change, buttons }) => (
            <>
              <TextInput
                id={`${kind}-place-${place}`}
                label={`Mjesto ${place + 1}`}
                value={item.place}
                onChange={(event) => change({ place: event.currentTarget.value })}
              />
              {buttons}
            </>
          )}
        </OrderedListField>
      </div>
    </RecordProvider>
  );
}
