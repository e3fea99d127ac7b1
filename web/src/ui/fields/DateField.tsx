import { ActionIcon, Box, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { dayOfToday, dayProblem, formatDay, parseDay } from '#web/lib/dates.ts';
import { IconCalendar } from '#web/lib/icons.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { Sheet } from '../dialogs/Sheet.tsx';

type Props = Pick<TextInputProps, 'id' | 'name' | 'disabled' | 'aria-describedby'> & {
  label: string;
  /** What is drawn as the label, where it is more than its text. */
  shownLabel?: ReactNode;
  /** YYYY-MM-DD, empty, or typed text that is not a day. */
  value: string;
  /** `isShort` while a day is typed in a short form, which may be the beginning of another one. */
  onChange: (value: string, isShort: boolean) => void;
  /** True or false where the caller shows what is wrong. */
  error?: ReactNode;
};

/** The calendar is large and most days are typed, so it loads when it first opens. */
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

/** A day as DD-MM-YYYY in any browser language, typed or chosen from a calendar, which the arrow down opens. */
export function DateField({ label, shownLabel = label, value, onChange, error, ...input }: Props) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  const change = (text: string) => {
    setTyped(text);
    onChange(parseDay(text, dayOfToday()) ?? text, text !== '' && parseDay(text) === undefined);
  };
  const leave = () => {
    if (typed !== undefined) onChange(value, false);
    setTyped(undefined);
  };
  const choose = (day: string) => {
    setIsOpen(false);
    onChange(day, false);
    // On a phone it would open a keyboard.
    if (!isPhone) field.current?.focus();
  };
  const box = (
    <TextInput
      ref={field}
      label={shownLabel}
      placeholder="DD-MM-GGGG"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? formatDay(value)}
      error={error ?? (typed === undefined && dayProblem(value) && `${label}: ${dayProblem(value)}`)}
      aria-keyshortcuts="ArrowDown"
      {...input}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setIsOpen(true);
      }}
      onFocus={() => setIsOpen(false)}
      onBlur={leave}
      rightSectionPointerEvents="all"
      rightSection={
        <ActionIcon
          size="calc(var(--h-field) - 6px)"
          tabIndex={-1}
          // The ring of its focus stays inside the field.
          style={{ outlineOffset: -2 }}
          aria-label={`Kalendar: ${label}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={input.disabled ?? false}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconCalendar aria-hidden />
        </ActionIcon>
      }
    />
  );
  const calendar = (
    <Suspense
      fallback={<Box {...(isPhone ? { h: 372 } : { w: 252, h: 288 })} role="status" aria-label="Učitava se kalendar" />}
    >
      <Calendar value={parseDay(value) ?? null} onChange={choose} />
    </Suspense>
  );
  if (isPhone) {
    return (
      <>
        {box}
        <Sheet opened={isOpen} title={label} onClose={() => setIsOpen(false)}>
          {calendar}
        </Sheet>
      </>
    );
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" withRoles={false} width="auto">
      <Popover.Target>{box}</Popover.Target>
      <Popover.Dropdown role="dialog" tabIndex={-1} aria-label={label} p="sm" data-mantine-stop-propagation>
        {calendar}
      </Popover.Dropdown>
    </Popover>
  );
}
