import type { Language } from '@baklja/contract/fields';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { langOf } from '#web/lib/languages.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import look from '#web/ui/look.module.css';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import classes from './LinkTranslationDialog.module.css';
import { type TranslatedKind, translationText as text } from './translation.text.ts';

/** A record of the other language that may become the translation. */
export type TranslationCandidate = {
  id: number;
  title: string;
  /** Distinguishes candidates with the same title: a date, and the category or the id. */
  note: string;
  /** It has a translation already and cannot be chosen. */
  isTaken: boolean;
};

type Props = {
  kind: TranslatedKind;
  /** Language of the searched records. */
  language: Language;
  words: string;
  onWords: (words: string) => void;
  /** Matches of the search, best first. */
  candidates: UseQueryResult<TranslationCandidate[]>;
  isBusy: boolean;
  /** Why the last choice was rejected. */
  error: string | undefined;
  onChoose: (id: number) => void;
  onCancel: () => void;
};

/** Chooses which record of the other language is the translation. */
export function LinkTranslationDialog(props: Props) {
  const { kind, language, candidates, words } = props;
  return (
    <StackedModal onClose={props.onCancel} title={text.linkTitle(kind)} size={560}>
      <p className={classes.help}>{text.linkHelp(language)}</p>
      <SearchBox label={text.search} isFirst maxLength={SEARCH_MAX_LENGTH} value={words} onChange={props.onWords} />
      {props.error !== undefined && (
        <p className={`${look.fault} ${classes.error}`} role="alert">
          {props.error}
        </p>
      )}
      <div className={classes.found} aria-busy={candidates.isFetching}>
        <Candidates {...props} />
      </div>
      <div className={classes.foot}>
        <Button onClick={props.onCancel}>{text.cancel}</Button>
      </div>
    </StackedModal>
  );
}

function Candidates({ kind, language, candidates, words, isBusy, onChoose }: Props) {
  if (candidates.isError && candidates.data === undefined) {
    return (
      <ErrorState
        title={text.notLoaded}
        reason={candidates.error.message}
        onRetry={() => void candidates.refetch()}
        isRetrying={candidates.isFetching}
      />
    );
  }
  if (candidates.data === undefined) return null;
  if (candidates.data.length === 0) {
    return (
      <p className={classes.nothing} role="status">
        {words.trim() === '' ? text.noCandidates(kind) : text.noMatch}
      </p>
    );
  }
  return (
    <ul>
      {candidates.data.map(({ id, title, note, isTaken }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.candidate}
            disabled={isTaken}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onChoose(id)}
          >
            <span className={classes.title} lang={langOf(language)}>
              {title}
            </span>
            <span className={look.note}>{isTaken ? `${note} · ${text.taken}` : note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
