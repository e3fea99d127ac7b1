import type { Language } from '@baklja/contract/fields';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { otherLanguage } from '#web/lib/languages.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { LinkTranslationDialog, type TranslationCandidate } from './LinkTranslationDialog.tsx';
import { type TranslationOf, TranslationSection } from './TranslationSection.tsx';
import type { TranslatedKind } from './translation.text.ts';
import { useComparing } from './use-comparing.ts';

/** Links records as translations of each other, or unlinks them with null. */
export type Linking = UseMutationResult<
  { message: string },
  Error,
  { body: { id: number; translation_id: number | null } }
>;

type Props = {
  kind: TranslatedKind;
  record: { id: number; language: Language };
  /** Undefined when there is none. */
  translation: TranslationOf | undefined;
  /** Address of the screen that creates the translation. */
  createTo: string;
  useLinking: () => Linking;
  /** Records of the language that may become the translation: those whose titles contain the words. */
  useCandidates: (language: Language, words: string) => UseQueryResult<TranslationCandidate[]>;
  /** How long a message of success shows, milliseconds. */
  messageMs: number;
};

/** In the panel of a record: its translation, the ways to create or choose one, and the way to unlink them. */
export function RecordTranslation(props: Props) {
  const { kind, record, messageMs, useLinking } = props;
  const [isComparing, setComparing] = useComparing();
  const [isLinking, setIsLinking] = useState(false);
  const parting = useLinking();
  const toasts = useToasts();
  const part = (onParted: () => void) =>
    parting.mutate(
      { body: { id: record.id, translation_id: null } },
      {
        onSuccess: ({ message }) => {
          onParted();
          setComparing(false);
          toasts.success(message, messageMs);
        },
      },
    );
  return (
    <>
      <TranslationSection
        kind={kind}
        language={record.language}
        translation={props.translation}
        createTo={props.createTo}
        isComparing={isComparing}
        onCompare={setComparing}
        onLink={() => setIsLinking(true)}
        onPart={part}
        onAskToPart={parting.reset}
        isParting={parting.isPending}
        partError={parting.error?.message}
      />
      {isLinking && <Choice {...props} onEnd={() => setIsLinking(false)} />}
    </>
  );
}

function Choice({ kind, record, messageMs, useLinking, useCandidates, onEnd }: Props & { onEnd: () => void }) {
  const language = otherLanguage(record.language);
  const [words, setWords] = useState('');
  const candidates = useCandidates(language, words);
  const linking = useLinking();
  const toasts = useToasts();
  const choose = (translation_id: number) =>
    linking.mutate(
      { body: { id: record.id, translation_id } },
      {
        onSuccess: ({ message }) => {
          toasts.success(message, messageMs);
          onEnd();
        },
      },
    );
  return (
    <LinkTranslationDialog
      kind={kind}
      language={language}
      words={words}
      onWords={setWords}
      candidates={candidates}
      isBusy={linking.isPending}
      error={linking.error?.message}
      onChoose={choose}
      onCancel={onEnd}
    />
  );
}
