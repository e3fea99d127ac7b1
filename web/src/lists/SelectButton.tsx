import { ActionIcon } from '@mantine/core';
import { IconSquareCheck } from '@tabler/icons-react';
import { recordListText as text } from './record-list.text.ts';

type Props = { isSelecting: boolean; onChange: (isSelecting: boolean) => void };

/** Starts and ends the selection of rows in the top bar of a phone. */
export function SelectButton({ isSelecting, onChange }: Props) {
  return (
    <ActionIcon aria-label={text.selectSeveral} aria-pressed={isSelecting} onClick={() => onChange(!isSelecting)}>
      <IconSquareCheck aria-hidden />
    </ActionIcon>
  );
}
