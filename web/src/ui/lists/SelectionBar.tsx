import { Box, Button, Flex, Text, VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { IconX } from '#web/lib/icons.ts';
import classes from './SelectionBar.module.css';

type Props = {
  label: string;
  /** The number of selected items: `Odabrana 3 članka`. */
  count: string;
  /** The actions as `SelectionAction`s; or why there are none. */
  children: ReactNode;
  /** `hadFocus` is whether the focus was in the bar, which disappears. */
  onClear: (hadFocus: boolean) => void;
  /** Selects the whole page; only a phone shows the button, whose lists have no head. */
  onAll?: (() => void) | undefined;
};

/**
 * Covers the line of tools while something is selected; that line is the element right before it and keeps its place,
 * hidden. It sticks below the top bar. On a phone the count covers the top bar, and the actions are at the foot of the
 * window. Escape clears the selection.
 */
export function SelectionBar({ label, count, children, onClear, onAll }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => onClear(bar.current?.contains(document.activeElement) ?? false);
  useClearByEscape(clear);
  return (
    <div className={classes.place} data-selection-bar>
      <Flex
        ref={bar}
        className={classes.bar}
        role="toolbar"
        aria-label={label}
        align="center"
        gap={{ base: 0, md: 'xs' }}
        pl={{ base: 12, md: 14 }}
        pr={6}
        h={36}
        bdrs="sm"
      >
        <Text className={classes.count} component="b" role="status" mr={{ base: 0, sm: 6, md: 'sm' }} fw={600}>
          {count}
        </Text>
        {onAll && (
          <Button variant="quiet" className={`${classes.button} ${classes.all}`} hiddenFrom="sm" onClick={onAll}>
            Cijela stranica
          </Button>
        )}
        <Flex className={classes.acts} align="center" gap={{ base: 0, md: 'xs' }} miw={0}>
          {children}
        </Flex>
        <Button
          variant="quiet"
          className={`${classes.button} ${classes.clear}`}
          aria-keyshortcuts="Escape"
          onClick={clear}
        >
          <Box component={IconX} hiddenFrom="sm" aria-hidden />
          <VisuallyHidden hiddenFrom="sm">Poništi odabir</VisuallyHidden>
          <Box component="span" visibleFrom="sm">
            Poništi odabir
          </Box>
          <Box component="kbd" visibleFrom="md" ml={6} px={4} bd="1px solid" bdrs="xs" ff="text" fz="xs">
            Esc
          </Box>
        </Button>
      </Flex>
    </div>
  );
}

/** Escape clears the selection, but not when it closes a dialog or a menu. */
function useClearByEscape(clear: () => void): void {
  const isOfFloat = useRef(false);
  // Checked before the float handles the key: afterwards the float is gone.
  const checkFloat = ({ target }: KeyboardEvent) => {
    isOfFloat.current = target instanceof Element && target.closest(FLOATS) !== null;
  };
  useWindowEvent('keydown', checkFloat, { capture: true });
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isOfFloat.current) clear();
  });
}

const FLOATS = '[role="dialog"], [role="menu"], [aria-haspopup][aria-expanded="true"]';
