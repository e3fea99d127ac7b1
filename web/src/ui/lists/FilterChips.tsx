import { Button, Flex, Text, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useKeepFocus } from '../use-keep-focus.ts';
import classes from './FilterChips.module.css';

export type FilterChip = {
  key: string;
  name: string;
  value: ReactNode;
  /** The value alone identifies the filter; the name is hidden where there is little room. */
  isPlain?: boolean;
  onRemove: () => void;
};

export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const clear = useRef<HTMLButtonElement>(null);
  const keepFocus = useKeepFocus(clear);
  if (chips.length === 0) return null;
  return (
    <Flex
      component="ul"
      aria-label="Uključeni filtri"
      wrap="wrap"
      align="center"
      gap={6}
      pb={{ base: 'sm', sm: 10 }}
      {...keepFocus}
    >
      {chips.map(({ key, name, value, isPlain, onRemove }) => (
        <li key={key}>
          <button type="button" className={classes.chip} onClick={onRemove}>
            <VisuallyHidden>Ukloni filtar {name}: </VisuallyHidden>
            <Text span visibleFrom={isPlain ? 'sm' : undefined} c="quiet" style={{ whiteSpace: 'nowrap' }} aria-hidden>
              {name}:
            </Text>
            <Text span truncate fw={550}>
              {value}
            </Text>
            <IconX style={{ width: 14, height: 14, color: 'var(--ink-2)' }} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button ref={clear} variant="quiet" h={{ base: 40, sm: 28 }} fz="sm" onClick={onClear}>
          Poništi filtre
        </Button>
      </li>
    </Flex>
  );
}
