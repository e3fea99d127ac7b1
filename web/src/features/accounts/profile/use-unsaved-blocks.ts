import { useCallback, useEffect, useState } from 'react';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';

/** Reports whether a block holds something that would be lost. */
export type MarkUnsaved = (block: string, isUnsaved: boolean) => void;

/** Which blocks of the profile hold typed text; the session gate and the leave guard ask for it. */
export function useUnsavedBlocks(): { isUnsaved: boolean; mark: MarkUnsaved } {
  const [blocks, setBlocks] = useState<readonly string[]>([]);
  const isUnsaved = blocks.length > 0;
  const mark = useCallback<MarkUnsaved>((block, isMarked) => {
    setBlocks((all) => [...all.filter((other) => other !== block), ...(isMarked ? [block] : [])]);
  }, []);
  useEffect(() => {
    setUnsavedWork('profile', isUnsaved);
    return () => setUnsavedWork('profile', false);
  }, [isUnsaved]);
  return { isUnsaved, mark };
}

/** Marks a block while it holds something unsaved. */
export function useMark(mark: MarkUnsaved, block: string, isUnsaved: boolean): void {
  useEffect(() => {
    mark(block, isUnsaved);
    return () => mark(block, false);
  }, [mark, block, isUnsaved]);
}
