import { Box, Menu, Toolbar, Tooltip } from '@mantine/core';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { Icon } from '#web/lib/icon.tsx';
import { IconChevronDown } from '#web/lib/icons.ts';
import classes from './RichTextToolbar.module.css';
import { withKeys } from './ShortcutsDialog.tsx';

type ToolProps = {
  icon: Icon;
  label: string;
  /** Part of the label that is seen after the icon. */
  word?: string;
  /** Keys for the same action: `Mod B`. */
  keys?: string;
  /** Undefined for buttons without an on state. */
  isOn?: boolean | undefined;
  isDisabled?: boolean;
  onClick: () => void;
};

export function Tool({ icon, label, word, keys, isOn, isDisabled, onClick }: ToolProps) {
  return (
    <Tooltip label={withKeys(label, keys)}>
      <Toolbar.Toggle
        aria-label={label}
        autoWidth={word !== undefined}
        active={isOn}
        disabled={isDisabled}
        onClick={onClick}
      >
        <Sign of={icon} />
        {word !== undefined && (
          <Box component="span" mx={4}>
            {word}
          </Box>
        )}
      </Toolbar.Toggle>
    </Tooltip>
  );
}

export function Sign({ of: Shape }: { of: Icon }) {
  return <Shape aria-hidden />;
}

type ToolMenuProps = { label: string; shown: ReactNode; present?: string | undefined; children: ReactNode };

/** `present` is the current choice. Afterwards the focus moves to the text, or with Escape back to the button. */
export function ToolMenu({ label, shown, present, children }: ToolMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-start" offset={6} transitionProps={{ duration: 120 }} returnFocus={false}>
      <Menu.Target>
        <Tooltip label={label}>
          <Toolbar.Toggle ref={button} autoWidth aria-label={present ? `${label}: ${present}` : label}>
            <span className={classes.shown}>{shown}</span>
            {present && <IconChevronDown aria-hidden />}
          </Toolbar.Toggle>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown miw={176} onKeyDown={({ key }) => key === 'Escape' && button.current?.focus()}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

/** One of several choices; `shown` is on the button instead of the icon or the label. */
export type Choice<Value> = { key: string; label: string; value: Value } & Partial<
  Record<'icon' | 'shown', ReactNode> & { style: CSSProperties }
>;

type ChoicesProps<Value> = {
  label: string;
  choices: readonly Choice<Value>[];
  /** Key of the active choice; the first one when undefined. */
  present: string | undefined;
  onChoose: (value: Value) => void;
};

export function ChoiceMenu<Value>(props: ChoicesProps<Value>) {
  const { label, choices, present } = props;
  const current = choices.find(({ key }) => key === present) ?? choices[0];
  return (
    <ToolMenu label={label} present={current?.label} shown={current?.shown ?? current?.icon ?? current?.label}>
      <Choices {...props} present={current?.key} />
    </ToolMenu>
  );
}

export function Choices<Value>({ label, choices, present, onChoose }: ChoicesProps<Value>) {
  return (
    <Menu.RadioGroup value={present ?? null} aria-label={label}>
      {choices.map(({ key, label: name, value, icon, style = {} }) => (
        <Menu.RadioItem key={key} value={key} closeMenuOnClick onChange={() => onChoose(value)}>
          <Box component="span" className={classes.choice} style={style}>
            {icon}
            {name}
          </Box>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
