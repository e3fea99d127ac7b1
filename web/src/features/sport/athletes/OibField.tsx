import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FieldLabel } from '#web/forms/fields/FieldLabel.tsx';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { OIB_SHOWN_MS } from '#web/lib/timings.ts';
import classes from './AthleteEditor.module.css';
import type { OpenAthlete } from './athlete-form.ts';
import { athletesText as text } from './athletes.text.ts';

const DOTS = '•'.repeat(11);

/** The personal number: hidden until it is asked for, and again after half a minute. */
export function OibField({ record }: { record: OpenAthlete }) {
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
