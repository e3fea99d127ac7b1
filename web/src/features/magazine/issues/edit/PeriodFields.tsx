import { NativeSelect } from '@mantine/core';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { SelectField } from '#web/forms/fields/SelectField.tsx';
import type { OpenIssue } from '../issue-form.ts';
import { MONTHS, issuesText as text } from '../issues.text.ts';

/** Years that the list offers before this one; an issue of another year keeps it. */
const YEARS_BACK = 40;

export function YearField({ record }: { record: OpenIssue }) {
  const next = new Date().getFullYear() + 1;
  const years = Array.from({ length: YEARS_BACK }, (_, back) => next - back);
  const { godina } = record.draft;
  const offered = godina === undefined || years.includes(godina) ? years : [godina, ...years];
  return (
    <SelectField
      record={record}
      name="godina"
      placeholder={text.chooseYear}
      choices={offered.map((year) => ({ value: year, label: String(year) }))}
    />
  );
}

/** The months by their names. A month that was written otherwise stays as it is. */
export function MonthField({ record }: { record: OpenIssue }) {
  const { id, label, value, error, isLocked, set, leave } = fieldOf(record, 'mjesec');
  const offered = value === '' || MONTHS.includes(value) ? MONTHS : [value, ...MONTHS];
  return (
    <NativeSelect
      id={id}
      label={label}
      value={value}
      error={error}
      disabled={isLocked}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      onBlur={leave}
      data={[{ value: '', label: text.chooseMonth }, ...offered]}
    />
  );
}
