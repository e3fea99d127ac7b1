import { useEffect } from 'react';

/** Names the screen in the title of the document. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Baklja`;
  }, [title]);
}
