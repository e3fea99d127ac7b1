import { ActionIcon, Box, Flex, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconChevronLeft, IconChevronRight } from '#web/lib/icons.ts';

type Props = {
  page: number;
  /** Pages of the whole list; 0 when it is empty. */
  pages: number;
  onChange: (page: number) => void;
  /** Distinguishes two pagers of one screen. */
  label: string;
};

export function Pager({ page, pages, onChange, label }: Props) {
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);

  const last = Math.max(pages, 1);
  const go = (target: number) => onChange(Math.min(Math.max(target, 1), last));
  const goTyped = () => {
    const number = Number.parseInt(typed, 10);
    if (Number.isNaN(number) || number === page) setTyped(String(page));
    else go(number);
  };

  return (
    <Flex component="nav" align="center" gap={2} c="quiet" aria-label={label}>
      <ActionIcon aria-label="Prethodna stranica" disabled={page <= 1} onClick={() => go(page - 1)}>
        <IconChevronLeft aria-hidden />
      </ActionIcon>
      <Box component="span" visibleFrom="sm">
        Stranica
      </Box>
      <TextInput
        w={52}
        mx={6}
        styles={{ input: { paddingInline: 4, textAlign: 'center' } }}
        aria-label={`Stranica, od ukupno ${last}`}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={goTyped}
        onKeyDown={(event) => event.key === 'Enter' && goTyped()}
      />
      <span style={{ whiteSpace: 'nowrap' }}>od {last}</span>
      <ActionIcon aria-label="Sljedeća stranica" disabled={page >= last} onClick={() => go(page + 1)}>
        <IconChevronRight aria-hidden />
      </ActionIcon>
    </Flex>
  );
}
