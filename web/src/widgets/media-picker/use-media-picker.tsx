import type { MediaFile } from '@baklja/contract/features/media';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { PickKind } from './pick-kind.ts';

type Request = { kind: PickKind; resolve: (files: MediaFile[]) => void };

export type MediaPicker = {
  /** Asks for files; an empty list when the person chose none. `images` gives them in the order of choosing. */
  pick: (kind: PickKind) => Promise<MediaFile[]>;
  /** The open dialog, to be drawn by whoever asks. */
  dialog: ReactNode;
};

const MediaPickerDialog = lazy(async () => ({
  default: (await import('./MediaPickerDialog.tsx')).MediaPickerDialog,
}));

/** The picker of the media library. Its code is loaded when it is first opened. */
export function useMediaPicker(): MediaPicker {
  const [request, setRequest] = useState<Request>();
  const pick = useCallback(
    (kind: PickKind) => new Promise<MediaFile[]>((resolve) => setRequest({ kind, resolve })),
    [],
  );
  const finish = (files: MediaFile[]) => {
    request?.resolve(files);
    setRequest(undefined);
  };
  const dialog = request && (
    <Suspense>
      <MediaPickerDialog kind={request.kind} onPick={finish} onCancel={() => finish([])} />
    </Suspense>
  );
  return { pick, dialog };
}
