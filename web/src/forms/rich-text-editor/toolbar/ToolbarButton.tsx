import { Tooltip, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from '../RichTextToolbar.module.css';
import { withKeys } from '../shortcuts/key-names.ts';

type Props = {
  icon: Icon;
  label: string;
  /** Keys for the same action: `Mod B`. */
  keys?: string | undefined;
  /** Undefined for buttons without an on state. */
  isOn?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onClick: () => void;
};

/** One button of the toolbar. A disabled one can still be focused and read out. */
export function ToolbarButton({ icon: Icon, label, keys, isOn, isDisabled = false, onClick }: Props) {
  return (
    <Tooltip label={withKeys(label, keys)}>
      <UnstyledButton
        className={classes.button}
        data-tool
        tabIndex={-1}
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && onClick()}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  );
}
