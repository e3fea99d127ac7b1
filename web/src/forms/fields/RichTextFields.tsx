import type { Language } from '@baklja/contract/fields';
import { Box, Flex, Text } from '@mantine/core';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { langOf } from '#web/lib/languages.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { FilePickerProvider } from '#web/media/picker/file-picker.ts';
import { usePickFile, usePickImage } from '#web/media/picker/use-media-picker.tsx';
import { RichTextContent } from '../rich-text-editor/RichTextContent.tsx';
import { RichTextFrame } from '../rich-text-editor/RichTextFrame.tsx';
import type { RichText } from '../rich-text-editor/use-rich-text-editor.ts';
import { useRichTextEditor } from '../rich-text-editor/use-rich-text-editor.ts';
import classes from './RichTextFields.module.css';

/** A rich text in its editor; `label` names it, `note` shows its length or where it appears. */
export type RichTextFieldState = RichText & { label: string; note: string; noteId: string | undefined };

type Options = {
  html: string;
  /** Called shortly after the last key, and before the form is saved, stored as a draft or closed. */
  onChange: (html: string) => void;
  label: string;
  placeholder: string;
  note: string;
  /** Id of the note, where it describes the field. */
  noteId?: string;
  language: Language;
  isLocked: boolean;
};

export function useRichTextField({ html, onChange, label, note, noteId, language, isLocked, placeholder }: Options) {
  const videoHosts = useMemo(() => pageSettings.videoHosts(), []);
  const editor = useRichTextEditor({
    value: html,
    onChange,
    label,
    placeholder,
    lang: langOf(language),
    videoHosts,
    ...(noteId !== undefined && { describedBy: noteId }),
  });
  useEffect(() => {
    editor.setEditable(!isLocked, false);
  }, [editor, isLocked]);
  return { editor, html, onChange, label, note, noteId } satisfies RichTextFieldState;
}

type Props = {
  texts: readonly [RichTextFieldState, ...RichTextFieldState[]];
  language: Language;
  /** The first text is the introduction, in the style that readers will see. */
  hasIntroduction?: boolean;
  /** The texts are next to each other in a wide window. */
  areSideBySide?: boolean;
};

export function RichTextFields({ texts, language, hasIntroduction = false, areSideBySide = false }: Props) {
  const videoHosts = useMemo(() => pageSettings.videoHosts(), []);
  const { pickImage, dialog } = usePickImage(language);
  const { pickFile, dialog: fileDialog } = usePickFile();
  const variantOf = (index: number): ComponentProps<typeof RichTextContent>['variant'] =>
    hasIntroduction && index === 0 ? 'intro' : 'body';
  return (
    <div>
      <FilePickerProvider value={pickFile}>
        <RichTextFrame texts={texts} videoHosts={videoHosts} pickImage={pickImage}>
          <div className={areSideBySide ? classes.columns : undefined}>
            {texts.map(({ editor, label, note, noteId }, index) => (
              <Box component="section" key={label} mt="lg">
                <Flex component="p" align="baseline" gap="xs" mb="xs" c="dimmed" fz="sm">
                  <Text component="b" c="var(--ink)" fw={600}>
                    {label}
                  </Text>{' '}
                  <span id={noteId}>{note}</span>
                </Flex>
                <RichTextContent editor={editor} variant={variantOf(index)} pickImage={pickImage} />
              </Box>
            ))}
          </div>
        </RichTextFrame>
      </FilePickerProvider>
      {dialog}
      {fileDialog}
    </div>
  );
}
