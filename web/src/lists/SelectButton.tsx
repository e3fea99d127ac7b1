import { ActionIcon } from '@mantine/core';
import { IconSquareCheck } from '#web/lib/icons.ts';
import { recordListText as text } from './record-list.text.ts';

type Props = { isSelecting: boolean; onChange: (isSelecting: boolean) => void };

export function SelectButton({ isSelecting, onChange }: Props) {
  return (
    <ActionIcon aria-label={text.selectSeveral} aria-pressed={isSelecting} onClick={() => onChange(!isSelecting)}>
      <IconSquareCheck aria-hidden />
    </ActionIcon>
  );
}
