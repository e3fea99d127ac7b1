import { Radio } from '@mantine/core';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { MEDALS, MedalDisc, PLACES } from '../../MedalDisc.tsx';
import type { OpenMedal } from '../medal-form.ts';
import classes from './MedalEditor.module.css';

/** Gold, silver or bronze. Nothing is chosen at first: a wrong gold is worse than one more click. */
export function PlaceField({ record }: { record: OpenMedal }) {
  const { id, label, value, error, isLocked, set } = fieldOf(record, 'medalja');
  return (
    <Radio.Group
      label={label}
      value={value === undefined ? '' : String(value)}
      error={error}
      onChange={(place) => set(Number(place))}
    >
      <div className={classes.places}>
        {PLACES.map((place, index) => (
          <Radio
            key={place}
            {...(index === 0 && { id })}
            value={String(place)}
            disabled={isLocked}
            label={
              <span className={classes.place}>
                <MedalDisc place={place} /> {MEDALS[place].name}
              </span>
            }
          />
        ))}
      </div>
    </Radio.Group>
  );
}
