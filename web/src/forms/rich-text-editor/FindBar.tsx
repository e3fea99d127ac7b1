import { ActionIcon, Box, Button, Group, Stack, Text, TextInput, Tooltip, VisuallyHidden } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Icon } from '#web/lib/icon.tsx';
import { IconChevronDown, IconChevronUp, IconLetterCase, IconX } from '#web/lib/icons.ts';
import type { Search } from '#web/lib/text/find-in-text.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { countMatches, endSearch, replaceAll, replaceChosen, startSearch, step } from './find-in-editor.ts';
import { text } from './rich-text-editor.text.ts';
import { withKeys } from './ShortcutsDialog.tsx';

/** The content of the find bar; kept while it is closed. */
export type FindWish = Search & { replacement: string };

type Props = {
  editor: Editor;
  /** How often the user opened the bar; a new value focuses it again. */
  opened: number;
  wish: FindWish;
  onChange: (wish: FindWish) => void;
  onClose: () => void;
};

/** Finds and replaces in the text that the toolbar serves: a slim bar under the toolbar. */
export function FindBar({ editor, opened, wish, onChange, onClose }: Props) {
  const { query, isCaseSensitive, replacement } = wish;
  const field = useRef<HTMLInputElement>(null);
  const { success } = useToasts();
  const { total, place } = useEditorState({ editor, selector: ({ editor: { state } }) => countMatches(state) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field each time the user opens the bar
  useEffect(() => field.current?.select(), [opened]);
  useEffect(() => startSearch(editor, { query, isCaseSensitive }), [editor, query, isCaseSensitive]);
  useEffect(() => () => endSearch(editor), [editor]);

  const replaceOne = () => replaceChosen(editor, replacement);
  const replaceEvery = () => success(text.replaced(replaceAll(editor, replacement)), SUCCESS_TOAST_MS);
  // Still focusable when off, so that the focus is not lost when the last match is replaced.
  const off = total === 0 && { 'aria-disabled': true, 'data-disabled': true };

  return (
    <Stack
      component="search"
      aria-label={text.find}
      gap={6}
      py={6}
      bg="var(--paper)"
      style={{ borderBottom: '1px solid var(--rule-2)' }}
      onKeyDown={onKey('Escape', onClose)}
    >
      <Group gap={2} wrap="nowrap">
        <TextInput
          ref={field}
          flex={1}
          maw={280}
          mr={4}
          aria-label={text.query}
          placeholder={text.query}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => onChange({ ...wish, query: event.currentTarget.value })}
          onKeyDown={onKey('Enter', ({ shiftKey }) => step(editor, shiftKey ? -1 : 1))}
          rightSectionWidth={84}
          rightSection={
            query !== '' && (
              <Text span role="status" c="quiet" fz="sm" px={10} truncate>
                {total === 0 ? 'Nema' : text.count(place, total)}
                {total === 0 && <VisuallyHidden>{' podudaranja'}</VisuallyHidden>}
              </Text>
            )
          }
        />
        <BarButton
          icon={IconChevronUp}
          label="Prethodno podudaranje"
          keys="Shift Enter"
          onClick={() => step(editor, -1)}
        />
        <BarButton icon={IconChevronDown} label="Sljedeće podudaranje" keys="Enter" onClick={() => step(editor, 1)} />
        <Tooltip label={text.caseSensitive}>
          <Button
            variant={isCaseSensitive ? 'filled' : 'quiet'}
            px="xs"
            leftSection={<IconLetterCase aria-hidden />}
            aria-pressed={isCaseSensitive}
            aria-label={text.caseSensitive}
            onClick={() => onChange({ ...wish, isCaseSensitive: !isCaseSensitive })}
          >
            <Box component="span" visibleFrom="sm">
              {text.caseSensitive}
            </Box>
          </Button>
        </Tooltip>
        <Box ml="auto">
          <BarButton icon={IconX} label="Zatvori" keys="Esc" onClick={onClose} />
        </Box>
      </Group>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          maw={280}
          aria-label={text.replacement}
          placeholder={text.replacement}
          autoComplete="off"
          value={replacement}
          onChange={(event) => onChange({ ...wish, replacement: event.currentTarget.value })}
          onKeyDown={onKey('Enter', replaceOne)}
        />
        <Button {...off} onClick={replaceOne}>
          {text.replace}
        </Button>
        <Button {...off} aria-label={text.replaceAll} onClick={() => total > 0 && replaceEvery()}>
          <Box component="span" visibleFrom="sm">
            {text.replaceAll}
          </Box>
          <Box component="span" hiddenFrom="sm">
            Sve
          </Box>
        </Button>
      </Group>
    </Stack>
  );
}

function onKey(key: string, handle: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== key) return;
    event.preventDefault();
    event.stopPropagation();
    handle(event);
  };
}

type BarButtonProps = { icon: Icon; label: string; keys: string; onClick: () => void };

function BarButton({ icon: Shape, label, keys, onClick }: BarButtonProps) {
  return (
    <Tooltip label={withKeys(label, keys)}>
      <ActionIcon aria-label={label} onClick={onClick}>
        <Shape aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
