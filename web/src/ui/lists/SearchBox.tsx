import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';

type Props = {
  /** Label and placeholder of the field. */
  label: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  className?: string | undefined;
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean;
};

/** A search field with a button that empties it. */
export function SearchBox({ label, value, maxLength, onChange, className, isFirst }: Props) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      ref={box}
      className={className}
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      data-autofocus={isFirst || undefined}
      leftSection={<IconSearch aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        value !== '' && (
          <ActionIcon
            size={24}
            aria-label="Poništi pretragu"
            onClick={() => {
              onChange('');
              box.current?.focus();
            }}
          >
            <IconX aria-hidden />
          </ActionIcon>
        )
      }
    />
  );
}
