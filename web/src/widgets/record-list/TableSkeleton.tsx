import { Skeleton } from '@mantine/core';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useDelayed } from '#web/ui/use-delayed.ts';

/** Rows of a table in their final height while they are loaded. Nothing shows when that is quick. */
export function TableSkeleton({ columns, rows }: { columns: number; rows: number }) {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <tbody aria-hidden>
      {numbers(rows).map((row) => (
        <tr key={row}>
          {numbers(columns).map((column) => (
            <td key={column}>{isSlow && <Skeleton height={12} width={`${55 + ((row * 7 + column * 13) % 40)}%`} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
