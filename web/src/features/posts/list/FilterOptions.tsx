import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { postListText as text } from './post-list.text.ts';

type Props = {
  label: string;
  /** Stands for no filter. */
  all: string;
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'isFetching' | 'refetch'>;
  /** Says that the options were not read. */
  failed: string;
  value: number | undefined;
  options: { id: number; label: string }[] | undefined;
  onChange: (value: number | undefined) => void;
};

/** A filter whose options come from the server. What the address names keeps its place though nobody knows it. */
export function FilterOptions({ label, all, query, failed, value, options = [], onChange }: Props) {
  const isUnknown = value !== undefined && options.every(({ id }) => id !== value);
  return (
    <div>
      <NativeSelect
        label={label}
        rightSection={<IconChevronDown aria-hidden />}
        error={query.isError && failed}
        value={value === undefined ? '' : String(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value) || undefined)}
        data={[
          { value: '', label: query.isPending && value === undefined ? text.loading : all },
          ...(isUnknown ? [{ value: String(value), label: query.isPending ? text.loading : text.unknown(value) }] : []),
          ...options.map((option) => ({ value: String(option.id), label: option.label })),
        ]}
      />
      {query.isError && (
        <BusyButton variant="quiet" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {text.retry}
        </BusyButton>
      )}
    </div>
  );
}
