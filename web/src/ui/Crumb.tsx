import { Flex } from '@mantine/core';
import { Link } from 'react-router';
import { IconArrowLeft } from '#web/lib/icons.ts';

/** The way back, above the title of a screen. */
export function Crumb({ to, children }: { to: string; children: string }) {
  return (
    <Flex
      component="p"
      align="center"
      gap={4}
      mih={24}
      pt={{ base: 8, sm: 14 }}
      pb={{ base: 8, sm: 0 }}
      c="quiet"
      fz="sm"
    >
      <IconArrowLeft aria-hidden />
      <Link to={to}>{children}</Link>
    </Flex>
  );
}
