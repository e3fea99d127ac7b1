import { Button, Drawer, Flex, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListRequest } from '../address/list-address.ts';
import type { ListState } from '../address/use-list-address.ts';
import classes from '../ListTools.module.css';
import { recordListText as text } from '../record-list.text.ts';
import { FilterFields } from './FilterFields.tsx';
import type { Filter } from './filters.ts';

type Props = ListState<ListRequest> & {
  id: string;
  /** On a phone: a sheet at the foot of the window. */
  isSheet: boolean;
  filters: readonly Filter[];
  sortSelect: ReactNode;
  /** Label of the button that shows the list: `Prikaži 31 članak`. */
  showText: string;
  /** Switches all filters off; undefined while none is on. */
  onClear: (() => void) | undefined;
  onClose: () => void;
};

export function FilterPanel({ id, isSheet, filters, request, change, sortSelect, showText, onClear, onClose }: Props) {
  const fields = (
    <>
      <FilterFields filters={filters} request={request} change={change} />
      {sortSelect}
    </>
  );
  if (!isSheet) {
    return (
      <SimpleGrid
        role="region"
        id={id}
        className={classes.panel}
        aria-label={text.filters}
        minColWidth={148}
        autoFlow="auto-fit"
        verticalSpacing="xs"
        mb="sm"
        pt="xs"
        pb="sm"
        style={{ alignItems: 'start', borderTop: '1px solid var(--rule)' }}
      >
        {fields}
      </SimpleGrid>
    );
  }
  return (
    <Drawer.Root opened onClose={onClose} position="bottom" size="auto" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content
        display="flex"
        h="auto"
        mah="calc(100dvh - var(--h-top))"
        bg="var(--paper)"
        style={{ flexDirection: 'column', alignSelf: 'flex-end', borderTop: '1.5px solid var(--ink)' }}
      >
        <Drawer.Header mih={52} px="md" py="xs" bg="var(--paper)">
          <Drawer.Title ff="heading" fz="xl" fw={500} lh={1}>
            {text.filters}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={text.close} />
        </Drawer.Header>
        <Drawer.Body px="md" pt={4} pb="md" style={{ overflow: 'auto' }}>
          <SimpleGrid cols={2} className={classes.sheet} style={{ alignItems: 'start' }}>
            {fields}
          </SimpleGrid>
        </Drawer.Body>
        <Flex gap="xs" px="md" py="sm" bg="var(--paper)" style={{ borderTop: '1px solid var(--rule)' }}>
          <Button disabled={!onClear} onClick={onClear}>
            {text.clear}
          </Button>
          <Button variant="filled" flex={1} onClick={onClose}>
            {showText}
          </Button>
        </Flex>
      </Drawer.Content>
    </Drawer.Root>
  );
}
