import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from '../RichTextToolbar.module.css';

/** `isOn` is undefined in menus of acts, where nothing is chosen for good. */
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

/** A button of the toolbar that opens a list of choices. The focus goes on to the text, or back with Escape. */
export function ToolbarMenu({ label, shown, present, isDisabled = false, choices }: Props) {
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
            {shown}
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown} onKeyDown={handleKeyDown}>
        <ChoiceList label={label} choices={choices} />
      </Menu.Dropdown>
    </Menu>
  );
}

function ChoiceList({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const present = choices.find(({ isOn }) => isOn);
  if (!present) return choices.map(({ key, ...choice }) => <Act key={key} {...choice} />);

  return (
    <Menu.RadioGroup value={present.key} aria-label={label}>
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

function Act({ label, icon, onChoose }: Omit<Choice, 'key'>) {
  return (
    <Menu.Item leftSection={icon} onClick={onChoose}>
      {label}
    </Menu.Item>
  );
}
