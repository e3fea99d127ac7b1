import { type ReactNode, useMemo } from 'react';
import { changedWords } from './changed-words.ts';

/** One side of a comparison in two columns: it shows only its own words. */
export type Side = 'before' | 'after';

/** A value in a form that users can compare; only texts are compared word by word. */
type Props = {
  before: ReactNode;
  after: ReactNode;
  /** Both sides in one text when absent. */
  side?: Side | undefined;
};

/** A changed value: what was inserted is underlined, what was removed is struck out. */
export function MarkedText({ before, after, side }: Props) {
  if (typeof before === 'string' && typeof after === 'string') {
    return <MarkedWords before={before} after={after} side={side} />;
  }
  const removed = side !== 'after' && isSomething(before) && <del>{before}</del>;
  const inserted = side !== 'before' && isSomething(after) && <ins>{after}</ins>;
  const isEmpty = side === 'before' ? !removed : !inserted;
  return (
    <>
      {removed} {inserted} {isEmpty && '(prazno)'}
    </>
  );
}

function MarkedWords({ before, after, side }: { before: string; after: string; side: Side | undefined }) {
  const pieces = useMemo(() => changedWords(before, after), [before, after]);
  const isEmpty = (side === 'before' ? before : after) === '';
  return (
    <>
      {pieces.map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'inserted') return side !== 'before' && <ins key={key}>{text}</ins>;
        if (kind === 'removed') return side !== 'after' && <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
      {isEmpty && ' (prazno)'}
    </>
  );
}

function isSomething(value: ReactNode): boolean {
  return value !== '' && value !== null && value !== undefined && value !== false;
}
