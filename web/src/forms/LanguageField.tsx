import { LANGUAGES, type Language } from '@baklja/contract/fields';
import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import look from '#web/ui/look.module.css';
import classes from '#web/ui/Panel.module.css';
import { recordFormText as text } from './record-form.text.ts';

type Props = { language: Language; onChange: (language: Language) => void };

/** The language of a record. */
export function LanguageField({ language, onChange }: Props) {
  const labelId = useId();
  return (
    <div>
      <p className={`${look.small} ${look.strong} ${classes.label}`} id={labelId}>
        {text.language}
      </p>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        value={language}
        onChange={(value) => onChange(value as Language)}
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </div>
  );
}
