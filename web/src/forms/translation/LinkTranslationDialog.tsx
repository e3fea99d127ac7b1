import type { Language } from '@baklja/contract/fields';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, Button, Group, Text } from '@mantine/core';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { langOf, otherLanguage } from '#web/lib/languages.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import type { RecordRow } from '../define-record-form.ts';
import classes from './Translation.module.css';
import { type TranslatedKind, translationText as text } from './translation.text.ts';

export type TranslationCandidate = {
  id: number;
  title: string;
  /** Distinguishes candidates with the same title: a date, and the category or the id. */
  note: string;
  /** It has a translation already and cannot be chosen. */
  isTaken: boolean;
};

export type Linking = UseMutationResult<
  { message: string },
  Error,
  { body: { id: number; translation_id: number | null; same_texts?: string } }
>;

type Props = {
  kind: TranslatedKind;
  row: RecordRow;
  language: Language;
  useLinking: () => Linking;
  /** Records of the language that may become the translation, best first: those whose titles contain the words. */
  useCandidates: (language: Language, words: string) => UseQueryResult<TranslationCandidate[]>;
  /** How long a message of success shows, milliseconds. */
  messageMs: number;
  onEnd: () => void;
};

export function LinkTranslationDialog({ kind, row, useLinking, useCandidates, messageMs, onEnd, ...props }: Props) {
  const language = otherLanguage(props.language);
  const [words, setWords] = useState('');
  const candidates = useCandidates(language, words);
  const linking = useLinking();
  const toasts = useToasts();
  const choose = (translation_id: number) => {
    if (linking.isPending) return;
    linking.mutate(
      { body: { id: row.id, translation_id } },
      {
        onSuccess: ({ message }) => {
          toasts.success(message, messageMs);
          onEnd();
        },
      },
    );
  };
  return (
    <StackedModal onClose={onEnd} title={text.linkTitle(kind)} size={560}>
      <Text c="quiet" mb="xs">
        {text.linkHelp(language)}
      </Text>
      <SearchBox label={text.search} isFirst maxLength={SEARCH_MAX_LENGTH} value={words} onChange={setWords} />
      {linking.error && (
        <Text c="red" fw={550} mt="xs" role="alert">
          {linking.error.message}
        </Text>
      )}
      <Box
        h={320}
        mt="sm"
        style={{ overflowY: 'auto', borderTop: '1.5px solid var(--ink)' }}
        aria-busy={candidates.isFetching}
      >
        {!candidates.data && <FailedQuery title={text.notLoaded} query={candidates} />}
        {candidates.data && candidates.data.length > 0 && (
          <Candidates candidates={candidates.data} language={language} isBusy={linking.isPending} onChoose={choose} />
        )}
        {candidates.data?.length === 0 && (
          <Text py="md" c="quiet" role="status">
            {words.trim() === '' ? text.noCandidates(kind) : text.noMatch}
          </Text>
        )}
      </Box>
      <Group justify="flex-end" mt="md">
        <Button onClick={onEnd}>{text.cancel}</Button>
      </Group>
    </StackedModal>
  );
}

type CandidatesProps = {
  candidates: readonly TranslationCandidate[];
  language: Language;
  isBusy: boolean;
  onChoose: (id: number) => void;
};

function Candidates({ candidates, language, isBusy, onChoose }: CandidatesProps) {
  return (
    <ul>
      {candidates.map(({ id, title, note, isTaken }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.candidate}
            disabled={isTaken}
            aria-disabled={isBusy || undefined}
            onClick={() => onChoose(id)}
          >
            <span lang={langOf(language)}>{title}</span>
            <Text span c="dimmed" fz="sm">
              {isTaken ? `${note} · ${text.taken}` : note}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  );
}
