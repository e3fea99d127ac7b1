import { createContext, useContext } from 'react';

/** Opens the panel of the form when the element lies in it, and else closes it, where it is a sheet. */
export type Reveal = (element: Element) => void;

const RevealContext = createContext<Reveal>(() => {});

/** Hands it to what is in the panel. */
export const RevealProvider = RevealContext.Provider;

/** Brings a part of the form into sight before it is focused; nothing is hidden outside a form. */
export function useReveal(): Reveal {
  return useContext(RevealContext);
}
