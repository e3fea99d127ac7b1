import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';
import { IconSearch, IconX } from '#web/lib/icons.ts';

export type SearchBoxProps = Omit<TextInputProps, 'onChange'> & {
  /** Label and placeholder of the field. */
  label: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean;
};

export function SearchBox({ ref, label, value, onChange, isFirst, ...input }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      {...input}
      ref={useMergedRef(ref, box)}
      aria-label={label}
      placeholder={label}
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
