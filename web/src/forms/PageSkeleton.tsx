import { Box, Skeleton } from '@mantine/core';
import { useIsNarrow } from '#web/lib/use-window-size.ts';
import classes from './PageFrame.module.css';

export function PageSkeleton() {
  const isNarrow = useIsNarrow();
  return (
    <div className={classes.page}>
      <div className={classes.columns} data-right={isNarrow ? undefined : 'panel'}>
        <div className={classes.sheet}>
          <Box maw="var(--w-measure)" mx="auto">
            <Skeleton height={12} width={160} mt={6} mb={24} />
            <Skeleton height={36} mb={10} />
            <Skeleton height={36} width="60%" mb={24} />
            <Skeleton height={36} mb={24} />
            {['96%', '100%', '92%', '98%', '40%'].map((width) => (
              <Skeleton key={width} height={14} width={width} mb={14} />
            ))}
          </Box>
        </div>
        {!isNarrow && (
          <div className={classes.panel}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} height={32} mb={28} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
