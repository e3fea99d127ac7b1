import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from '../RichTextToolbar.module.css';

type Props = {
  label: string;
  /** Content of the button: the current choice, or an icon. */
  shown: ReactNode;
  /** Current choice, read out after the label. */
  present?: string | undefined;
  /** False where the icon itself shows that there is a menu. */
  hasChevron?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
};

/**
 * A button of the toolbar that opens a menu. Afterwards the focus moves to the text, or with Escape back to the
 * button.
 */
export function ToolbarMenu({ label, shown, present, hasChevron = true, isDisabled = false, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') button.current?.focus();
  };

  return (
    <Menu
      position="bottom-start"
      offset={6}
      transitionProps={{ duration: 120 }}
      disabled={isDisabled}
      returnFocus={false}
    >
      <Menu.Target>
        <Tooltip label={label}>
          <UnstyledButton
            ref={button}
            className={classes.menuButton}
            data-tool
            tabIndex={-1}
            aria-label={present ? `${label}: ${present}` : label}
            aria-disabled={isDisabled || undefined}
          >
            <span className={classes.shown}>{shown}</span>
            {hasChevron && <IconChevronDown size={12} stroke={2} aria-hidden />}
          </UnstyledButton>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown} onKeyDown={handleKeyDown}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

/** One of several choices, of which one is active. */
export type Choice = { key: string; label: string; style?: CSSProperties; icon?: ReactNode; onChoose: () => void };

type ChoicesProps = { label: string; present: string; choices: readonly Choice[] };

/** The choices of a menu; `present` is the key of the active one. */
export function MenuChoices({ label, present, choices }: ChoicesProps) {
  return (
    <Menu.RadioGroup value={present} aria-label={label}>
      {choices.map(({ key, label: name, style, icon, onChoose }) => (
        <Menu.RadioItem key={key} value={key} closeMenuOnClick onChange={onChoose}>
          <span className={classes.choice} style={style}>
            {icon}
            {name}
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
