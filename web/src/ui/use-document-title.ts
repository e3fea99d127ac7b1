import { useEffect } from 'react';

/** Sets the title of the document. The former title comes back with the end of the component. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    document.title = `${title} – Baklja`;
    return () => {
      document.title = former;
    };
  }, [title]);
}
