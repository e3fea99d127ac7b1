import { ActionIcon, Box, Button, Flex, Text, TextInput, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type Icon, IconChevronDown, IconChevronUp, IconLetterCase, IconX } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Search } from '#web/lib/text/find-in-text.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { withKeys } from '../ShortcutsDialog.tsx';
import classes from './FindBar.module.css';
import { type FindCount, replaceAll, replaceChosen, step, type TextField } from './find-commands.ts';
import { findText as text } from './find-replace.text.ts';
import { useFind } from './use-find.ts';

/** The content of the find bar; kept while it is closed. */
export type FindWish = Search & { replacement: string };

type Props = {
  /** The texts to search, in the order of the screen. */
  editors: readonly Editor[];
  /** The cursor position when the user opened the bar; a new value focuses the bar again. */
  start: TextField;
  wish: FindWish;
  onChange: (wish: FindWish) => void;
  /** Closes the bar and returns to the text. */
  onClose: () => void;
};

/** Finds and replaces in the texts of a screen: a slim bar under their toolbar. */
export function FindBar({ editors, start, wish, onChange, onClose }: Props) {
  const field = useFocusWhenAsked(start);
  const latestStart = useRef(start);
  latestStart.current = start;
  const count = useFind({ editors, wanted: wish, start: latestStart });
  const { success } = useToasts();
  const hasMatch = count.total > 0;
  const replaceOne = () => replaceChosen(editors, wish.replacement);
  const replaceEvery = () => success(text.replaced(replaceAll(editors, wish.replacement)), SUCCESS_TOAST_MS);

  return (
    <search className={classes.bar} aria-label={text.open} onKeyDown={onKey('Escape', onClose)}>
      <TextInput
        ref={field}
        style={{ gridArea: 'query' }}
        aria-label={text.query}
        placeholder={text.query}
        autoComplete="off"
        spellCheck={false}
        value={wish.query}
        onChange={(event) => onChange({ ...wish, query: event.currentTarget.value })}
        onKeyDown={onKey('Enter', ({ shiftKey }) => step(editors, shiftKey ? -1 : 1))}
        rightSectionWidth={84}
        rightSection={wish.query !== '' && <Count {...count} />}
      />
      <TextInput
        style={{ gridArea: 'replacement' }}
        aria-label={text.replacement}
        placeholder={text.replacement}
        autoComplete="off"
        value={wish.replacement}
        onChange={(event) => onChange({ ...wish, replacement: event.currentTarget.value })}
        onKeyDown={onKey('Enter', replaceOne)}
      />
      <Flex align="center" gap={{ base: 0, sm: 2 }} miw={0} style={{ gridArea: 'steps' }}>
        <StepButton icon={IconChevronUp} label={text.previous} keys="Shift Enter" onClick={() => step(editors, -1)} />
        <StepButton icon={IconChevronDown} label={text.next} keys="Enter" onClick={() => step(editors, 1)} />
        <CaseButton
          isOn={wish.isCaseSensitive}
          onClick={() => onChange({ ...wish, isCaseSensitive: !wish.isCaseSensitive })}
        />
      </Flex>
      <Flex gap={{ base: 4, sm: 'xs' }} pr={{ base: 'xs', sm: 0 }} className={classes.replace}>
        <ReplaceButton label={text.replace} isOff={!hasMatch} onClick={replaceOne} />
        <ReplaceButton label={text.replaceAll} short={text.all} isOff={!hasMatch} onClick={replaceEvery} />
      </Flex>
      <Box style={{ gridArea: 'close' }}>
        <StepButton icon={IconX} label={text.close} keys="Esc" onClick={onClose} />
      </Box>
    </search>
  );
}

function Count({ place, total }: FindCount) {
  return (
    <Text span role="status" c="quiet" fz="sm" ta="right" px={10} className={classes.count}>
      {total === 0 ? (
        <>
          <span aria-hidden>{text.none}</span>
          <VisuallyHidden>{text.noneSpoken}</VisuallyHidden>
        </>
      ) : (
        text.count(place, total)
      )}
    </Text>
  );
}

/** Focuses the field and selects its content each time the user opens the bar. */
function useFocusWhenAsked(start: TextField) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start means that the bar was opened again
  useEffect(() => field.current?.select(), [start]);

  return field;
}

/** Handles one key and stops its event. */
function onKey(key: string, handle: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== key) return;
    event.preventDefault();
    event.stopPropagation();
    handle(event);
  };
}

type StepProps = { icon: Icon; label: string; keys: string; onClick: () => void };

/** Buttons to the previous or next match, and to close the bar. */
function StepButton({ icon: Icon, label, keys, onClick }: StepProps) {
  return (
    <Tooltip label={withKeys(label, keys)}>
      <ActionIcon aria-label={label} onClick={onClick}>
        <Icon size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** Switches whether case and diacritics matter. */
function CaseButton({ isOn, onClick }: { isOn: boolean; onClick: () => void }) {
  return (
    <Tooltip label={text.caseSensitive}>
      <UnstyledButton
        c="quiet"
        fz="sm"
        className={classes.case}
        aria-pressed={isOn}
        aria-label={text.caseSensitive}
        onClick={onClick}
      >
        <IconLetterCase size={16} stroke={1.75} aria-hidden />
        <Text span truncate visibleFrom="sm">
          {text.caseSensitive}
        </Text>
      </UnstyledButton>
    </Tooltip>
  );
}

type ReplaceProps = { label: string; short?: string; isOff: boolean; onClick: () => void };

/** Still focusable when disabled, so that the focus is not lost when the last match is replaced. */
function ReplaceButton({ label, short, isOff, onClick }: ReplaceProps) {
  return (
    <Button
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      {short === undefined ? (
        label
      ) : (
        <>
          <Box component="span" visibleFrom="sm">
            {label}
          </Box>
          <Box component="span" hiddenFrom="sm">
            {short}
          </Box>
        </>
      )}
    </Button>
  );
}
