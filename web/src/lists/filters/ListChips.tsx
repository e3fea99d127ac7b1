import { startOfZagrebDay } from '@baklja/contract/zagreb-time';
import { Button, Flex, Text, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { formatListDate } from '#web/lib/dates.ts';
import { IconX } from '#web/lib/icons.ts';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import type { ListRequest } from '../address/list-address.ts';
import type { ListState } from '../address/use-list-address.ts';
import { recordListText as text } from '../record-list.text.ts';
import { activeFilters, type Filter, type IdFilter } from './filters.ts';

type Props = ListState<ListRequest> & { filters: readonly Filter[]; onClear: () => void };

/** The active filters of a list, each with a button that removes it; nothing when there is none. */
export function ListChips({ filters, request, change, onClear }: Props) {
  const clear = useRef<HTMLButtonElement>(null);
  const keepFocus = useKeepFocus(clear);
  const active = activeFilters(filters, request);
  if (active.length === 0) return null;
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
      {active.map(({ filter, value }) => (
        <li key={filter.key}>
          <Button
            h={{ base: 40, sm: 28 }}
            maw="100%"
            px={10}
            bg="var(--paper-2)"
            fz="sm"
            rightSection={<IconX aria-hidden />}
            onClick={() => change({ [filter.key]: undefined })}
          >
            <VisuallyHidden>Ukloni filtar {filter.label}: </VisuallyHidden>
            {/* On a phone there is room only for a name without which the value is unclear. */}
            <Text span visibleFrom={'isDay' in filter ? undefined : 'sm'} mr={6} c="quiet" fz="sm" fw={400} aria-hidden>
              {filter.label}:
            </Text>
            <Text span truncate fz="sm" fw={550}>
              <FilterName filter={filter} value={value} />
            </Text>
          </Button>
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

export function FilterName({ filter, value }: { filter: Filter; value: string }) {
  if ('isDay' in filter) {
    const start = startOfZagrebDay(value);
    return start === undefined ? value : formatListDate(start);
  }
  if ('useOptions' in filter) return <IdName filter={filter} value={value} />;
  return filter.options.find((option) => option.value === value)?.label ?? text.unknown(value);
}

function IdName({ filter, value }: { filter: IdFilter; value: string }) {
  const { data, isPending } = filter.useOptions();
  const option = data?.find((candidate) => candidate.value === value);
  return option?.label ?? (isPending ? '…' : text.unknown(value));
}
