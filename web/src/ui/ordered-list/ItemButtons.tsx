import { ActionIcon, Group } from '@mantine/core';
import type { Icon } from '#web/lib/icon.tsx';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconTrash } from '#web/lib/icons.ts';

type Props = {
  /** The item in the accusative, as it follows the verb: `sliku 2`. */
  item: string;
  place: number;
  count: number;
  /** Direction of the list on the screen. */
  direction: 'across' | 'down';
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

const WAYS = {
  across: { Back: IconArrowLeft, back: 'ulijevo', On: IconArrowRight, on: 'udesno' },
  down: { Back: IconArrowUp, back: 'gore', On: IconArrowDown, on: 'dolje' },
} as const;

export function ItemButtons({ item, place, count, direction, onMove, onRemove }: Props) {
  const { Back, back, On, on } = WAYS[direction];
  return (
    <Group gap={0} wrap="nowrap">
      <MoveButton label={`Pomakni ${item} ${back}`} Icon={Back} isAtEnd={place === 0} onMove={() => onMove(-1)} />
      <MoveButton label={`Pomakni ${item} ${on}`} Icon={On} isAtEnd={place === count - 1} onMove={() => onMove(1)} />
      <ActionIcon aria-label={`Ukloni ${item}`} onClick={onRemove}>
        <IconTrash aria-hidden />
      </ActionIcon>
    </Group>
  );
}

type MoveProps = { label: string; Icon: Icon; isAtEnd: boolean; onMove: () => void };

/** At an end it stays focusable: a button that becomes disabled when pressed would lose the focus. */
function MoveButton({ label, Icon, isAtEnd, onMove }: MoveProps) {
  return (
    <ActionIcon
      style={isAtEnd ? { background: 'none', color: 'var(--rule-2)', cursor: 'default' } : undefined}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onMove}
    >
      <Icon aria-hidden />
    </ActionIcon>
  );
}
