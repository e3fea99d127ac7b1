import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError, call } from '#web/lib/api-client.ts';
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
  const [queue] = useState(() => new UploadQueue(transport, { isSessionGood, isOnline: () => navigator.onLine }));
  useEffect(() => () => queue.clear(), [queue]);
  useFollowSession(queue);
  useFollowConnection(queue);
  const isBusy = useSyncExternalStore(queue.subscribe, () => queue.getState().items.some(isUnderWay));
  useReadFilesAnew(queue, isBusy);
  useAskBeforeClosing(isBusy);
  return <UploadsContext value={queue}>{children}</UploadsContext>;
}

/** Resumes when the user has logged in again; the uploads of one user end with their session. */
function useFollowSession(queue: UploadQueue): void {
  const session = useSession();
  const userId = session?.userId;
  const token = session?.token;
  const former = useRef(userId);
  useEffect(() => {
    if (former.current !== undefined && former.current !== userId) queue.clear();
    former.current = userId;
  }, [queue, userId]);
  useEffect(() => {
    if (token !== undefined) queue.resumeSession();
  }, [queue, token]);
}

function useFollowConnection(queue: UploadQueue): void {
  useEffect(() => {
    const resume = () => queue.resumeOnline();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [queue]);
}

/** Refreshes lists of files: from time to time during many uploads, and at once when all are saved. */
function useReadFilesAnew(queue: UploadQueue, isBusy: boolean): void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const read = () => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: filesQueryKey });
    };
    const stopListening = queue.onSaved(() => {
      timer.current ??= setTimeout(read, FILES_REFRESH_MS);
    });
    return () => {
      stopListening();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [queue, queryClient]);
  useEffect(() => {
    if (isBusy || timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void queryClient.invalidateQueries({ queryKey: filesQueryKey });
  }, [isBusy, queryClient]);
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

async function isSessionGood(): Promise<boolean> {
  try {
    await call(authRoutes.checkToken, {});
    return true;
  } catch (error) {
    // Without a response the next try finds out.
    return !(error instanceof ApiError && error.needsLogIn);
  }
}
