import { Input, SegmentedControl } from '@mantine/core';
import { MEDALS, MedalDisc, PLACES } from '#web/ui/MedalDisc.tsx';
import { fieldOf } from '#web/widgets/record-form/fields/field-of.tsx';
import type { OpenMedal } from '../medal-form.ts';
import classes from './MedalEditor.module.css';

/** Gold, silver or bronze. Nothing is chosen at first: a wrong gold is worse than one more click. */
export function PlaceField({ record }: { record: OpenMedal }) {
  const { id, label, value, error, isLocked, set } = fieldOf(record, 'medalja');
  return (
    <Input.Wrapper id={id} label={label} labelElement="div" error={error}>
      <SegmentedControl
        fullWidth
        aria-label={label}
        value={value === undefined ? '' : String(value)}
        disabled={isLocked}
        onChange={(place) => set(Number(place))}
        data={PLACES.map((place) => ({
          value: String(place),
          label: (
            <span className={classes.place}>
              <MedalDisc place={place} /> {MEDALS[place].name}
            </span>
          ),
        }))}
      />
    </Input.Wrapper>
  );
}
