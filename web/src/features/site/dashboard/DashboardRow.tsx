import { Anchor, Box, Flex, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '#web/lib/dates.ts';
import classes from './Dashboard.module.css';

const ROW = { className: classes.lined, mih: 52, py: 7, gap: 'sm', align: 'center', justify: 'space-between' };

type Props = { title: string; to?: string; note: ReactNode; at: string; lang?: string };

/** A row of a block of the start page: what it is, and when. */
export function DashboardRow({ title, to, note, at, lang }: Props) {
  return (
    <Flex component="li" {...ROW}>
      <Box miw={0}>
        {to === undefined ? (
          <Text fw={600} truncate>
            {title}
          </Text>
        ) : (
          <Anchor component={Link} to={to} lang={lang} display="block" c="inherit" fw={600} truncate>
            {title}
          </Anchor>
        )}
        <Text c="quiet" fz="sm" lh="18px" truncate>
          {note}
        </Text>
      </Box>
      <Text c="quiet" fz="sm" style={{ whiteSpace: 'nowrap' }}>
        {formatMoment(at, new Date())}
      </Text>
    </Flex>
  );
}

/** The space of the rows until they arrive. */
export function LoadingRows({ count, isSeen }: { count: number; isSeen: boolean }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Flex key={place} {...ROW}>
          {isSeen && <Skeleton height={12} width="60%" />}
        </Flex>
      ))}
    </div>
  );
}
