import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import classes from '../RichTextToolbar.module.css';

export type Choice = {
  key: string;
  label: string;
  isOn?: boolean;
  style?: CSSProperties;
  icon?: ReactNode;
  onChoose: () => void;
};

type Props = {
  label: string;
  /** What the button shows: the present choice, or a sign. */
  shown: ReactNode;
  /** Read out behind the label. */
  present?: string | undefined;
  isDisabled?: boolean;
  choices: readonly Choice[];
};

/** A button of the toolbar that opens a list of choices. */
export function ToolbarMenu({ label, shown, present, isDisabled = false, choices }: Props) {
  const isOneOf = choices.some(({ isOn }) => isOn !== undefined);

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
            className={classes.menuButton}
            data-tool
            tabIndex={-1}
            aria-label={present ? `${label}: ${present}` : label}
            aria-disabled={isDisabled || undefined}
          >
            {shown}
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {choices.map(({ key, label: name, isOn, style, icon, onChoose }) => (
          <Menu.Item
            key={key}
            role={isOneOf ? 'menuitemradio' : 'menuitem'}
            aria-checked={isOneOf ? Boolean(isOn) : undefined}
            leftSection={icon}
            rightSection={isOn ? <IconCheck size={16} stroke={1.75} aria-hidden /> : undefined}
            onClick={onChoose}
          >
            <span style={style}>{name}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
