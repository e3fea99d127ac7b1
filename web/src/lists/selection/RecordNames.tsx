import { formatNumber } from '@baklja/contract/plural';
import { Box, Text } from '@mantine/core';

const NAMED_LIMIT = 5;

export function RecordNames({ titles }: { titles: readonly string[] }) {
  const named = titles.length > NAMED_LIMIT + 1 ? titles.slice(0, NAMED_LIMIT) : titles;
  const more = titles.length - named.length;
  return (
    <Box component="ul" mt="xs">
      {named.map((title, place) => (
        <Text
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may be equal, and their order never changes
          key={place}
          lineClamp={2}
          // No padding below: the third line of a long title would show through there.
          mb={4}
          pt={5}
          ff="heading"
          fz="lg"
          fw={400}
          lh={1.35}
          style={{ borderTop: '1px solid var(--rule)', overflowWrap: 'anywhere' }}
        >
          {title}
        </Text>
      ))}
      {more > 0 && (
        <Text component="li" mb={4} pt={5} c="quiet" style={{ borderTop: '1px solid var(--rule)' }}>
          i još {formatNumber(more)}
        </Text>
      )}
    </Box>
  );
}
