import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Leads to an address so long after `isDone` came to hold, unless the person goes somewhere else before. */
export function useRedirectAfter(isDone: boolean, path: string, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(path), afterMs);
    return () => clearTimeout(timer);
  }, [isDone, path, afterMs, navigate]);
}
