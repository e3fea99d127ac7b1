import { useEffect } from 'react';

/** Sets the title of the document. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Baklja`;
  }, [title]);
}
