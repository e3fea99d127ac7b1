import type { Kind } from '@baklja/contract/kinds';
import { Text } from '@mantine/core';
import { useOpenRow } from '#web/lists/address/open-row.ts';
import { recordFormText as text } from './record-form.text.ts';

/** For a list without the record that its address opens; nothing where the address opens none. */
export function MissingRow({ kind, param }: { kind: Kind; param: string }) {
  const { recordKey } = useOpenRow(param);
  if (recordKey === undefined) return null;
  return (
    <Text c="quiet" py="xs" role="status">
      {text.missing(kind)} {text.missingHelp(kind)}
    </Text>
  );
}
