import { useState } from 'react';

/**
 * Whether the picture at the address failed to load, and the handler for `onError` of its `img`. A new address is tried
 * again.
 */
export function useFailedPicture(url: string | undefined): { hasFailed: boolean; onError: () => void } {
  const [failedUrl, setFailedUrl] = useState<string>();
  return { hasFailed: url !== undefined && url === failedUrl, onError: () => setFailedUrl(url) };
}
