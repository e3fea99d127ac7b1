import { Text } from '@mantine/core';
import { recordFormText as text } from '../record-form.text.ts';

export function FieldLabel({ label, isOptional = false }: { label: string; isOptional?: boolean | undefined }) {
  if (!isOptional) return label;
  return (
    <>
      {label}{' '}
      <Text span c="dimmed" fw={400}>
        {text.optional}
      </Text>
    </>
  );
}
