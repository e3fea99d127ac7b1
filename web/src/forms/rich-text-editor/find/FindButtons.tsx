import { ActionIcon, Button, Tooltip, UnstyledButton } from '@mantine/core';
import { type Icon, IconLetterCase } from '@tabler/icons-react';
import look from '#web/ui/look.module.css';
import { withKeys } from '../shortcuts/key-names.ts';
import classes from './FindBar.module.css';
import { findText as text } from './find-replace.text.ts';

type StepProps = { icon: Icon; label: string; keys: string; onClick: () => void };

/** Buttons to the previous or next match, and to close the bar. */
export function StepButton({ icon: Icon, label, keys, onClick }: StepProps) {
  return (
    <Tooltip label={withKeys(label, keys)}>
      <ActionIcon aria-label={label} onClick={onClick}>
        <Icon size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** Switches whether case and diacritics matter. */
export function CaseButton({ isOn, onClick }: { isOn: boolean; onClick: () => void }) {
  return (
    <Tooltip label={text.caseSensitive}>
      <UnstyledButton
        className={`${look.quiet} ${look.small} ${classes.case}`}
        aria-pressed={isOn}
        aria-label={text.caseSensitive}
        onClick={onClick}
      >
        <IconLetterCase size={16} stroke={1.75} aria-hidden />
        <span className={`${look.cut} ${classes.caseWords}`}>{text.caseSensitive}</span>
      </UnstyledButton>
    </Tooltip>
  );
}

type ReplaceProps = { label: string; short?: string; isOff: boolean; onClick: () => void };

/** Still focusable when disabled, so that the focus is not lost when the last match is replaced. */
export function ReplaceButton({ label, short, isOff, onClick }: ReplaceProps) {
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
          <span className={classes.long}>{label}</span>
          <span className={classes.short}>{short}</span>
        </>
      )}
    </Button>
  );
}
