import { lazy, Suspense } from 'react';
import type { ConflictProps } from './ConflictDialog.tsx';

const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }));

/** The dialog about two versions. Its code, with the comparison of texts, is loaded when it opens. */
export function LazyConflictDialog<Draft extends object>(props: ConflictProps<Draft>) {
  return (
    <Suspense fallback={null}>
      <ConflictDialog {...(props as unknown as ConflictProps<object>)} />
    </Suspense>
  );
}
