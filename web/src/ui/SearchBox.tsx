import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';

type Props = {
  /** Name and placeholder of the field. */
  label: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  className?: string | undefined;
  /** Takes the focus when it stands in a dialog that opens. */
  isFirst?: boolean;
};

/** A field to search with, and the way to empty it. */
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
