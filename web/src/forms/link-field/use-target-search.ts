import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { type KeyboardEvent, useState } from 'react';
import { useSearchHits } from '#web/lib/queries/use-search-hits.ts';
import { isSearchedFor } from './link-address.ts';
import { type LinkTarget, targetsOf } from './link-targets.ts';

/** The search and the offered targets of an address field. It searches only after the user types. */
export function useTargetSearch(value: string, onChoose: (target: LinkTarget) => void) {
  const [isTyped, setIsTyped] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(-1);
  const words = isTyped && isSearchedFor(value) ? value.trim().slice(0, SEARCH_MAX_LENGTH) : '';
  const { hits, wanted } = useSearchHits(words);
  const targets = wanted === '' || words === '' ? [] : targetsOf(hits.data?.hits ?? []);
  const isListed = isOpen && targets.length > 0;
  const isAnswered = words !== '' && wanted === words && !hits.isFetching;

  const choose = (target: LinkTarget) => {
    setIsTyped(false);
    setIsOpen(false);
    onChoose(target);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const target = targets[place];
    const isTaken = step !== undefined ? targets.length > 0 : isListed && (event.key === 'Escape' || target);
    if (!isTaken || (step === undefined && event.key !== 'Escape' && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) {
      setIsOpen(true);
      setPlace(nextPlace(place, step, targets.length));
    } else if (event.key === 'Escape') setIsOpen(false);
    else if (target) choose(target);
  };

  return {
    hits,
    wanted,
    targets,
    isListed,
    place: Math.min(place, targets.length - 1),
    choose,
    handleKey,
    hasNothing: isAnswered && !hits.isError && targets.length === 0,
    hasFailed: words !== '' && hits.isError,
    begin: () => {
      setIsTyped(true);
      setIsOpen(true);
      setPlace(-1);
    },
    close: () => setIsOpen(false),
  };
}

/** Wraps around the list; from the field, it moves down to the first and up to the last. */
function nextPlace(place: number, step: number, count: number): number {
  if (place < 0) return step > 0 ? 0 : count - 1;
  return (place + step + count) % count;
}
