import { type ReactNode, useMemo } from 'react';
import classes from './ConflictDialog.module.css';
import { changedWords } from './changed-words.ts';

/** A value in a form that users can compare; only texts are compared word by word. */
type Props = {
  before: ReactNode;
  after: ReactNode;
  /** The value itself is never shown, so that two values may look alike. */
  isSecret?: boolean | undefined;
};

/** A changed value: what was inserted is underlined, what was removed is struck out. */
export function MarkedText({ before, after, isSecret }: Props) {
  if (isSecret && before === after) {
    return <span className={classes.formatting}>Promijenjeno; vrijednost se ovdje ne prikazuje.</span>;
  }
  if (typeof before === 'string' && typeof after === 'string') return <MarkedWords before={before} after={after} />;
  return (
    <>
      {isSomething(before) && <del>{before}</del>} {isSomething(after) ? <ins>{after}</ins> : '(prazno)'}
    </>
  );
}

function MarkedWords({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => changedWords(before, after), [before, after]);
  if (before === after)
    return <span className={classes.formatting}>Riječi su iste; promijenjeni su oblikovanje ili slike.</span>;
  return (
    <>
      {pieces.map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'inserted') return <ins key={key}>{text}</ins>;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
      {after === '' && ' (prazno)'}
    </>
  );
}

function isSomething(value: ReactNode): boolean {
  return value !== '' && value !== null && value !== undefined;
}
