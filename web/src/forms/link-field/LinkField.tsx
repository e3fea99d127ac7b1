import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Popover, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useId } from 'react';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { LinkTargets } from './LinkTargets.tsx';
import { linkFieldText as text } from './link-field.text.ts';
import type { LinkTarget } from './link-targets.ts';
import { useTargetSearch } from './use-target-search.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string;
  onChange: (typed: string) => void;
  /** A page or file was chosen; the caller puts its address into the field. */
  onChoose: (target: LinkTarget) => void;
};

export function LinkField({ value, onChange, onChoose, onBlur, ...input }: Props) {
  const listId = useId();
  const search = useTargetSearch(value, onChoose);
  const { hits, targets, place, isListed } = search;
  return (
    <div>
      <Popover opened={isListed} position="bottom-start" width="target" offset={4} withRoles={false} shadow="md">
        <Popover.Target>
          <TextInput
            {...input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-activedescendant={isListed && place >= 0 ? `${listId}-${place}` : undefined}
            autoComplete="off"
            // Escape closes the list first, and the surrounding dialog only when there is no list.
            data-mantine-stop-propagation={isListed || undefined}
            value={value}
            onChange={(event) => {
              onChange(event.currentTarget.value);
              search.begin();
            }}
            onKeyDown={search.handleKey}
            onBlur={(event) => {
              search.close();
              onBlur?.(event);
            }}
          />
        </Popover.Target>
        <Popover.Dropdown p={4}>
          <LinkTargets
            id={listId}
            targets={targets}
            search={search.wanted}
            place={place}
            isStale={hits.isPlaceholderData}
            onChoose={search.choose}
          />
        </Popover.Dropdown>
      </Popover>
      {search.hasNothing && (
        <Text pt={4} c="quiet" fz="sm" role="status">
          {text.nothing(search.wanted.slice(0, SEARCH_MAX_LENGTH))}
        </Text>
      )}
      {search.hasFailed && (
        <Text pt={4} c="red" fz="sm" role="alert">
          Stranice i datoteke nisu pretražene. {hits.error?.message}{' '}
          <RetryButton variant="quiet" size="compact-sm" isBusy={hits.isFetching} onClick={() => void hits.refetch()} />
        </Text>
      )}
    </div>
  );
}
