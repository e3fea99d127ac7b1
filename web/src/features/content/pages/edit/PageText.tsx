import type { Language } from '@baklja/contract/fields';
import { useMemo } from 'react';
import { RichTextFields, useRichTextField } from '#web/forms/fields/RichTextFields.tsx';
import { countOfWords } from '#web/lib/text/html-text.ts';

type Props = {
  html: string;
  onChange: (html: string) => void;
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  language: Language;
  isLocked: boolean;
};

/** A rich text of a page with its own toolbar, styled as on the public site. */
export function PageText(props: Props) {
  const note = useMemo(() => countOfWords(props.html), [props.html]);
  const text = useRichTextField({ ...props, note });
  return <RichTextFields texts={[text]} language={props.language} />;
}
