import { LANGUAGES, type Language } from '@baklja/contract/fields';
import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { recordFormText as text } from './record-form.text.ts';

export function LanguageField({ language, onChange }: { language: Language; onChange: (language: Language) => void }) {
  const labelId = useId();
  return (
    <div>
      <Text id={labelId} fz="sm" fw={600} lh="20px" mb={4}>
        {text.language}
      </Text>
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
