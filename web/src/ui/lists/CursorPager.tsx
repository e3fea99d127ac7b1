import { Button, Flex } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '#web/lib/icons.ts';

/** Opens the newer and the older entries; undefined where there are none. */
export type Turning = { newer: (() => void) | undefined; older: (() => void) | undefined };

export function CursorPager({ newer, older, isBelow = false }: Turning & { isBelow?: boolean }) {
  return (
    <Flex
      component="nav"
      align="center"
      gap={2}
      c="quiet"
      aria-label={isBelow ? 'Stranice popisa, na dnu' : 'Stranice popisa'}
    >
      <Button variant="quiet" leftSection={<IconChevronLeft aria-hidden />} disabled={!newer} onClick={newer}>
        Novije
      </Button>
      <Button variant="quiet" rightSection={<IconChevronRight aria-hidden />} disabled={!older} onClick={older}>
        Starije
      </Button>
    </Flex>
  );
}
