import { LANGUAGES, type Language } from '@baklja/contract/fields';
import { NativeSelect } from '@mantine/core';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { recordListText as text } from '../record-list.text.ts';

type Props = { className?: string | undefined; language: Language; onChange: (language: Language) => void };

/** Selects the language of a list of records. The row of tools on a phone shows only its short name. */
export function LanguageSelect({ className, language, onChange }: Props) {
  return (
    <NativeSelect
      className={className}
      wrapperProps={{ 'data-short': language.slice(0, 2).toUpperCase() }}
      aria-label={text.languageLabel}
      value={language}
      onChange={(event) => onChange(event.currentTarget.value as Language)}
      data={LANGUAGES.map((value) => ({ value, label: `${LANGUAGE_NAMES[value]} ${value}` }))}
    />
  );
}
