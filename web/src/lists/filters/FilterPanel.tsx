import { Button, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { Sheet } from '#web/ui/dialogs/Sheet.tsx';
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
    <Sheet
      opened
      title={text.filters}
      onClose={onClose}
      footer={
        <>
          <Button disabled={!onClear} onClick={onClear}>
            {text.clear}
          </Button>
          <Button variant="filled" flex={1} onClick={onClose}>
            {showText}
          </Button>
        </>
      }
    >
      <SimpleGrid cols={2} className={classes.sheet} style={{ alignItems: 'start' }}>
        {fields}
      </SimpleGrid>
    </Sheet>
  );
}
