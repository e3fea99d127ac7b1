import { type MediaFile, mediaRoutes } from '@baklja/contract/features/media/media';
import { useEffect, useRef } from 'react';
import { call } from '#web/lib/api-client.ts';
import { useUploads } from '../uploads/uploads.ts';

type Options = { folder: string; onlyImages: boolean; onSaved: (files: MediaFile[]) => void };

/** Uploads into the folder, and returns the saved files as soon as all uploads have finished. */
export function useUploadAndPick({ folder, onlyImages, onSaved }: Options): (files: File[]) => void {
  const uploads = useUploads();
  const latest = useRef(onSaved);
  useEffect(() => {
    latest.current = onSaved;
  });
  return async (files) => {
    const { saved } = await uploads.add(files, { folder, onlyImages });
    const whole = await Promise.all(saved.map(({ id }) => call(mediaRoutes.getFile, { params: { id } })));
    const fitting = onlyImages ? whole.filter(({ type }) => type === 'image') : whole;
    if (fitting.length > 0) latest.current(fitting);
  };
}
