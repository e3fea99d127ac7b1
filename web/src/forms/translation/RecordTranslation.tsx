import type { Language } from '@baklja/contract/fields';
import { editorPath, hasAbility, KINDS } from '@baklja/contract/kinds';
import { Button, Progress, Text } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { IconColumns2, IconLanguage, IconLink, IconUnlink } from '#web/lib/icons.ts';
import { langOf, otherLanguage } from '#web/lib/languages.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import panelClasses from '#web/ui/Panel.module.css';
import { type RecordRow, translationKey } from '../define-record-form.ts';
import { COMPARING_PARAM } from '../editing/after-write.ts';
import { useRecord } from '../open-record.ts';
import { type Linking, LinkTranslationDialog } from './LinkTranslationDialog.tsx';
import classes from './Translation.module.css';
import { type TranslatedKind, translationText as text } from './translation.text.ts';
import type { TranslationState } from './untranslated.ts';

/** In the panel of a record: its translation, the ways to create or choose one, and the way to unlink them. */
export function RecordTranslation({ row, language, progress }: Pick<LinkedProps, 'row' | 'language' | 'progress'>) {
  const { form, queries } = useRecord();
  const { useSetTranslation, useTranslationCandidates } = queries;
  if (!hasAbility(form.kind, 'translation') || !useSetTranslation || !useTranslationCandidates) return null;
  return (
    <LinkedRecord
      kind={form.kind}
      row={row}
      language={language}
      progress={progress}
      useLinking={useSetTranslation}
      useCandidates={useTranslationCandidates}
      messageMs={form.after?.create?.messageMs ?? SUCCESS_TOAST_MS}
    />
  );
}

type LinkedProps = Omit<ComponentProps<typeof LinkTranslationDialog>, 'onEnd'> & {
  /** Undefined until the other text is read. */
  progress: TranslationState | undefined;
};

function LinkedRecord(props: LinkedProps) {
  const { kind, row, language, progress, useLinking, messageMs } = props;
  const [isComparing, setComparing] = useComparing();
  const [isLinking, setIsLinking] = useState(false);
  // Here, because its button unmounts before the two are unlinked.
  const parting = useLinking();
  const toasts = useToasts();
  const other = otherLanguage(language);
  const key = translationKey(kind, row);
  const title = row.translation_title ?? '';
  const part = (onParted: () => void) =>
    parting.mutate(
      { body: { id: row.id, translation_id: null } },
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
      <PanelSection title={text.heading}>
        {key !== undefined ? (
          <>
            <OtherTitle language={other} to={editorPath(kind, key)} title={title.trim() || text.untitled} />
            <Text c="quiet" component="div" className={classes.age}>
              <Age kind={kind} row={row} progress={progress} />
            </Text>
            <div className={panelClasses.choices}>
              <CompareButton
                isComparing={isComparing}
                isUnfinished={(progress?.left.length ?? 0) > 0}
                onCompare={setComparing}
              />
              <PartButton title={title} parting={parting} onPart={part} />
            </div>
          </>
        ) : (
          <>
            <Text c="quiet">{text.none(kind, other)}</Text>
            <div className={panelClasses.choices}>
              <Button component={Link} to={creatorPath(kind, row)} leftSection={<IconLanguage aria-hidden />}>
                {text.create}
              </Button>
              <Button variant="quiet" leftSection={<IconLink aria-hidden />} onClick={() => setIsLinking(true)}>
                {text.link}
              </Button>
            </div>
          </>
        )}
      </PanelSection>
      {isLinking && <LinkTranslationDialog {...props} onEnd={() => setIsLinking(false)} />}
    </>
  );
}

type OriginalProps = {
  title: string;
  language: Language;
  to: string;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
};

export function OriginalSection({ isComparing, onCompare, ...original }: OriginalProps) {
  return (
    <PanelSection title={text.original}>
      <OtherTitle {...original} />
      <div className={panelClasses.choices}>
        <CompareButton isComparing={isComparing} onCompare={onCompare} />
      </div>
    </PanelSection>
  );
}

/** Whether the translation is shown next to the form, as the address of the screen defines, and its setter. */
export function useComparing(): [isComparing: boolean, setComparing: (isComparing: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  const setComparing = (isComparing: boolean) =>
    setAddress(
      (present) => {
        const next = new URLSearchParams(present);
        if (isComparing) next.set(COMPARING_PARAM, 'da');
        else next.delete(COMPARING_PARAM);
        return next;
      },
      { replace: true },
    );
  return [address.get(COMPARING_PARAM) === 'da', setComparing];
}

function creatorPath(kind: TranslatedKind, row: RecordRow): string {
  return `${KINDS[kind].screens.create.path}?${new URLSearchParams({ prijevod: String(recordKey(kind, row)) })}`;
}

/** The part of the address that identifies the record in its editor. */
export function recordKey(kind: TranslatedKind, row: RecordRow): string | number {
  return KINDS[kind].key === 'alias' ? (row.alias ?? '') : row.id;
}

function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={panelClasses.section} aria-label={title}>
      <Text component="h2" fz="sm" fw={600}>
        {title}
      </Text>
      {children}
    </section>
  );
}

function OtherTitle({ language, to, title }: Pick<OriginalProps, 'language' | 'to' | 'title'>) {
  return (
    <div>
      <Text c="dimmed" fz="sm" lh="18px">
        {text.there(language)}
      </Text>
      <Link to={to} className={classes.link} lang={langOf(language)}>
        {title}
      </Link>
    </div>
  );
}

function Age({ kind, row, progress }: Pick<LinkedProps, 'kind' | 'row' | 'progress'>) {
  if (row.translation_outdated === 1) return <StatusDot kind="empty">{text.translationOutdated(kind)}</StatusDot>;
  if (row.outdated === 1) return <StatusDot kind="empty">{text.outdated(kind)}</StatusDot>;
  if (!progress) return null;
  const { left, same, translated, all } = progress;
  if (left.length === 0) return <StatusDot kind="full">{text.inStep}</StatusDot>;
  return (
    <>
      <StatusDot kind="empty">
        {`${text.translated} ${text.countOfAll(translated, all)}${same.length > 0 ? text.same(same.length) : ''}`}
      </StatusDot>
      <Progress value={(100 * (all - left.length)) / all} size={3} mt={4} color="var(--ink)" aria-hidden />
    </>
  );
}

/** To this id leads the advice about what is not translated. */
export const COMPARE_ID = 'compare-translation';

type CompareProps = Pick<OriginalProps, 'isComparing' | 'onCompare'> & { isUnfinished?: boolean };

function CompareButton({ isComparing, isUnfinished = false, onCompare }: CompareProps) {
  return (
    <Button
      id={COMPARE_ID}
      leftSection={<IconColumns2 aria-hidden />}
      aria-pressed={isComparing}
      onClick={() => onCompare(!isComparing)}
    >
      {isComparing ? text.endComparing : isUnfinished ? text.goOn : text.compare}
    </Button>
  );
}

type PartProps = { title: string; parting: Linking; onPart: (onParted: () => void) => void };

function PartButton({ title, parting, onPart }: PartProps) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => {
    parting.reset();
    setIsAsking(true);
  };
  return (
    <>
      <Button variant="quiet" leftSection={<IconUnlink aria-hidden />} onClick={ask}>
        {text.part}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.partQuestion}
        subject={title}
        confirmText={text.part}
        isHarmless
        isBusy={parting.isPending}
        error={parting.error}
        onConfirm={() => onPart(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      >
        <p>{text.partHelp}</p>
      </ConfirmDialog>
    </>
  );
}
