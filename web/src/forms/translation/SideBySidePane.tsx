import type { Language } from '@baklja/contract/fields';
import { Button, CloseButton, Flex, Skeleton, Stack, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Fragment, useLayoutEffect, useMemo } from 'react';
import { IconCopyPlus } from '#web/lib/icons.ts';
import { LANGUAGE_NAMES, langOf } from '#web/lib/languages.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { useRecord } from '../open-record.ts';
import { RichTextContent } from '../rich-text-editor/RichTextContent.tsx';
import { useRichTextEditor } from '../rich-text-editor/use-rich-text-editor.ts';
import classes from './Translation.module.css';
import { translationText as text } from './translation.text.ts';

type Props = {
  otherKey: string | number;
  language: Language;
  /** Copies the texts into the form; absent where the form has its own texts. */
  onCopyText?: (() => void) | undefined;
  onClose: () => void;
};

/** The other language of a record next to the form, for reading and copying, not for editing. */
export function SideBySidePane(props: Props) {
  const { language, onCopyText } = props;
  const { form, queries } = useRecord();
  const query = useQuery(queries.one(props.otherKey));
  const lang = langOf(language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard too
    <section className={classes.pane} aria-label={text.there(language)} tabIndex={0}>
      <Flex component="header" justify="space-between" align="center" mih={40}>
        <Text component="h2" fz="sm" fw={600}>
          {LANGUAGE_NAMES[language]}
        </Text>
        <CloseButton aria-label={text.endComparing} onClick={props.onClose} />
      </Flex>
      {!query.data && <LoadState query={query} />}
      {query.data && onCopyText && (
        // The form, which is hidden then, has this button on a phone.
        <Stack
          visibleFrom="sm"
          align="flex-start"
          gap={4}
          py="sm"
          c="dimmed"
          fz="sm"
          style={{ borderBottom: '1px solid var(--rule)' }}
        >
          <Button leftSection={<IconCopyPlus aria-hidden />} onClick={onCopyText}>
            {text.copyText}
          </Button>
          <p>{text.copyTextHelp}</p>
        </Stack>
      )}
      {query.data && (
        <div lang={lang}>
          <Text
            pt="md"
            pb="xs"
            ff="heading"
            fz={28}
            fw={500}
            lh={1.15}
            lts="-0.02em"
            style={{ overflowWrap: 'anywhere' }}
          >
            {query.data.title}
          </Text>
          {form.translation?.parts(form.fromRecord(query.data)).map(({ label, html }) => (
            <Fragment key={label}>
              <Text mt="md" mb={4}>
                {label}
              </Text>
              {html.trim() === '' ? (
                <Text c="dimmed">{text.empty}</Text>
              ) : (
                <ReadOnlyText label={label} html={html} lang={lang} />
              )}
            </Fragment>
          ))}
        </div>
      )}
    </section>
  );
}

function LoadState({ query }: { query: UseQueryResult }) {
  const isSlow = useDelayed(query.isPending, SKELETON_AFTER_MS);
  if (query.isError) return <FailedQuery title={text.notLoadedThere} query={query} />;
  return isSlow && <Skeleton height={320} mt={24} role="status" aria-label={text.loading} />;
}

/** An HTML text for reading and copying; what the editor would not accept is left out. */
function ReadOnlyText({ label, html, lang }: { label: string; html: string; lang: 'hr' | 'en' }) {
  const videoHosts = useMemo(() => pageSettings.videoHosts(), []);
  const editor = useRichTextEditor({ value: html, onChange: () => {}, label, lang, videoHosts });
  useLayoutEffect(() => editor.setEditable(false, false), [editor]);
  return <RichTextContent editor={editor} />;
}
