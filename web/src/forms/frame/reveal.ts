import { createContext, useContext } from 'react';

/** Opens the panel of the form when the element is in it; otherwise closes it where it is a sheet. */
export type Reveal = (element: Element) => void;

const RevealContext = createContext<Reveal>(() => {});

export const RevealProvider = RevealContext.Provider;

/** Brings a part of the form into view before it gets the focus; outside a form nothing is hidden. */
export function useReveal(): Reveal {
  return useContext(RevealContext);
}
