import type { Language } from '@baklja/contract/fields';
import { useMemo } from 'react';
import { RichTextFields, useRichTextField } from '#web/forms/fields/RichTextFields.tsx';
import { countOfWords } from '#web/lib/text/html-text.ts';
import type { OpenAthlete } from './athlete-form.ts';
import { athletesText as text } from './athletes.text.ts';

type Name = 'tekst' | 'tekst_eng';

/** The Croatian and the English text of an athlete, under one toolbar. */
export function AthleteTexts({ record }: { record: OpenAthlete }) {
  const croatian = useText(record, 'tekst', 'hr-HR', text.croatian);
  const english = useText(record, 'tekst_eng', 'en-GB', text.english);
  return <RichTextFields texts={[croatian, english]} language="hr-HR" areSideBySide />;
}

function useText({ draft, change, isLocked }: OpenAthlete, name: Name, language: Language, label: string) {
  const html = draft[name];
  const note = useMemo(() => countOfWords(html), [html]);
  return useRichTextField({
    ...{ html, label, note, language, isLocked },
    onChange: (next) => change({ [name]: next }),
    placeholder: text.placeholder[language],
  });
}
