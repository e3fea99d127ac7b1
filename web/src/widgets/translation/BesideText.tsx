import type { Language } from '@baklja/contract/fields';
import { Button, CloseButton } from '@mantine/core';
import { IconCopyPlus } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { LANGUAGE_NAMES, langOf } from '#web/lib/languages.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { RichTextContent } from '#web/widgets/rich-text-editor/RichTextContent.tsx';
import { useRichTextEditor } from '#web/widgets/rich-text-editor/use-rich-text-editor.ts';
import classes from './BesideText.module.css';
import { translationText as text } from './translation.text.ts';

type Part = { label: string; html: string };

type Props = {
  title: string;
  language: Language;
  /** The texts of the record in their order, HTML as the server keeps it. */
  parts: readonly Part[];
  /** Puts the texts into the form beside; absent where the form has texts of its own. */
  onCopyText?: (() => void) | undefined;
  onClose: () => void;
};

/** The other language of a record beside the form, to be read and copied from but not to be changed. */
export function BesideText({ title, language, parts, onCopyText, onClose }: Props) {
  return (
    <BesideFrame language={language} onClose={onClose}>
      {onCopyText && (
        <div className={classes.copy}>
          <Button leftSection={<IconCopyPlus aria-hidden />} onClick={onCopyText}>
            {text.copyText}
          </Button>
          <p>{text.copyTextHelp}</p>
        </div>
      )}
      <div lang={langOf(language)}>
        <p className={classes.title}>{title}</p>
        {parts.map(({ label, html }) => (
          <ReadText key={label} label={label} html={html} lang={langOf(language)} />
        ))}
      </div>
    </BesideFrame>
  );
}

/** The place beside the form, whatever stands in it. */
export function BesideFrame(props: { language: Language; onClose: () => void; children: ReactNode }) {
  return (
    <section className={classes.beside} aria-label={text.there(props.language)}>
      <header className={classes.head}>
        <h2>{LANGUAGE_NAMES[props.language]}</h2>
        <CloseButton aria-label={text.endComparing} onClick={props.onClose} />
      </header>
      {props.children}
    </section>
  );
}

function ReadText({ label, html, lang }: Part & { lang: 'hr' | 'en' }) {
  const videoHosts = useMemo(() => pageSettings.videoHosts(), []);
  const editor = useRichTextEditor({ value: html, onChange: keepUnchanged, label, lang, videoHosts });
  useLayoutEffect(() => editor.setEditable(false, false), [editor]);
  return (
    <>
      <p className={classes.label}>{label}</p>
      {html.trim() === '' ? <p className={classes.empty}>{text.empty}</p> : <RichTextContent editor={editor} />}
    </>
  );
}

/** Nobody can change what is only read. */
function keepUnchanged() {}
