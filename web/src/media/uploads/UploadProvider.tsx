import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '#web/lib/session.ts';
import { FILES_REFRESH_MS } from '#web/lib/timings.ts';
import { setUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { sendFile, type UploadTransport } from './file-upload.ts';
import { UploadQueue } from './upload-queue.ts';
import { filesQueryKey, isUnderWay, UploadsContext } from './uploads.ts';

type Props = {
  /** How files are sent; tests replace it. */
  transport?: UploadTransport;
  children: ReactNode;
};

export function UploadProvider({ transport = sendFile, children }: Props) {
  const [queue] = useState(() => new UploadQueue(transport));
  const isBusy = useSyncExternalStore(queue.subscribe, () => queue.getState().items.some(isUnderWay));
  useFollowSession(queue);
  useWindowEvent('online', () => queue.resumeAfter('offline'));
  useRefreshedFiles(queue, isBusy);
  useAskBeforeClosing(isBusy);
  return <UploadsContext value={queue}>{children}</UploadsContext>;
}

/** Resumes when the user has logged in again; the uploads of one user end with their session. */
function useFollowSession(queue: UploadQueue): void {
  const session = useSession();
  const userId = session?.userId;
  const token = session?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the user changes
  useEffect(() => () => queue.clear(), [queue, userId]);
  useEffect(() => {
    if (token !== undefined) queue.resumeAfter('session');
  }, [queue, token]);
}

/** Reads lists of files again: from time to time during many uploads, and at once when all are saved. */
function useRefreshedFiles(queue: UploadQueue, isBusy: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isBusy) return;
    let shown = 0;
    const refresh = () => {
      const saved = queue.getState().items.filter(({ state }) => state === 'saved').length;
      if (saved > shown) void queryClient.invalidateQueries({ queryKey: filesQueryKey });
      shown = saved;
    };
    const timer = setInterval(refresh, FILES_REFRESH_MS);
    return () => {
      clearInterval(timer);
      refresh();
    };
  }, [queue, isBusy, queryClient]);
}

/** Files in progress are unsaved work: the tab asks before it closes, an ended session asks for the password in place. */
function useAskBeforeClosing(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    setUnsavedWork('uploads', true);
    window.addEventListener('beforeunload', ask);
    return () => {
      setUnsavedWork('uploads', false);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isBusy]);
}
