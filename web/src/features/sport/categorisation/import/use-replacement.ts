import { useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { IMPORT_STEP_MS } from '#web/lib/timings.ts';
import { useImportList } from '../categorisation.queries.ts';
import { importText as text } from './import.text.ts';
import type { Comparison } from './preview/compare-rows.ts';

export type Replacement = ReturnType<typeof useReplacement>;

type State = { state: 'idle'; error?: string } | { state: 'running'; step: number } | { state: 'done' };

/** The replacement with its specified texts, which pass while the one call of it runs. */
export function useReplacement() {
  const { mutateAsync } = useImportList();
  const [current, setCurrent] = useState<State>({ state: 'idle' });
  const [comparison, setComparison] = useState<Comparison>();

  const start = async (input: Parameters<typeof mutateAsync>[0], expected: Comparison) => {
    setComparison(expected);
    setCurrent({ state: 'running', step: 0 });
    try {
      await Promise.all([mutateAsync(input), showSteps(setCurrent)]);
      setCurrent({ state: 'done' });
    } catch (error) {
      setCurrent({ state: 'idle', error: messageOf(error) });
    }
  };
  return {
    state: current.state,
    error: current.state === 'idle' ? current.error : undefined,
    heading: current.state === 'running' ? text.running[current.step] : text.done,
    /** What the replacement changes. */
    comparison,
    start: (...input: Parameters<typeof start>): void => {
      void start(...input);
    },
  };
}

async function showSteps(setCurrent: (change: (state: State) => State) => void): Promise<void> {
  for (let step = 0; step < text.running.length; step += 1) {
    setCurrent((state) => (state.state === 'running' ? { state: 'running', step } : state));
    await new Promise((resolve) => setTimeout(resolve, IMPORT_STEP_MS));
  }
}
