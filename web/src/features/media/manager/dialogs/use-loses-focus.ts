import type { MediaFile } from '@baklja/contract/features/media/media';
import { haveSameProportions } from '@baklja/contract/files/pictures';
import { useEffect, useState } from 'react';

/** Whether the focal point of the file does not apply to the picture that replaces it. False while that is not known. */
export function useLosesFocus(file: MediaFile, next: File | undefined): boolean {
  const [loses, setLoses] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setLoses(false);
    if (file.focal_x === null || !next) return;
    createImageBitmap(next).then(
      (picture) => {
        if (isCurrent) setLoses(!haveSameProportions(file, picture));
        picture.close();
      },
      // The server says what is wrong with the file.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [file, next]);
  return loses;
}
