import { useEffect } from 'react';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    document.title = `${title} – Baklja`;
    return () => {
      document.title = former;
    };
  }, [title]);
}
