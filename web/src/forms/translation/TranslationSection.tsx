import type { Language } from '@baklja/contract/fields';
import { Button } from '@mantine/core';
import { IconColumns2, IconLanguage, IconLink, IconUnlink } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { langOf, otherLanguage } from '#web/lib/languages.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import look from '#web/ui/look.module.css';
import panelClasses from '#web/ui/Panel.module.css';
import classes from './TranslationSection.module.css';
import { type TranslatedKind, translationText as text } from './translation.text.ts';

/** The same record in the other language. */
export type TranslationOf = {
  title: string;
  /** Address of its editor. */
  to: string;
  /** The translation is older than the record. */
  isOutdated: boolean;
  /** The record is older than the translation. */
  isNewer: boolean;
};

type Props = {
  kind: TranslatedKind;
  /** Language of the record. */
  language: Language;
  /** Undefined when there is none. */
  translation: TranslationOf | undefined;
  /** Address of the screen that creates the translation. */
  createTo: string;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
  /** Opens the choice of an existing record. */
  onLink: () => void;
  /** Called before the user is asked whether to unlink the two: clears the error of the last try. */
  onAskToPart: () => void;
  /** Unlinks the two, then calls back; `isParting` while that is in progress, `partError` why the last try failed. */
  onPart: (onParted: () => void) => void;
  isParting: boolean;
  partError: string | undefined;
};

/** In the panel of an editor: the translation of the record, and its actions. */
export function TranslationSection(props: Props) {
  const { kind, language, translation, isComparing, onCompare } = props;
  const other = otherLanguage(language);
  return (
    <section className={panelClasses.section} aria-label={text.heading}>
      <h2 className={`${look.small} ${look.strong}`}>{text.heading}</h2>
      {translation ? (
        <>
          <div>
            <p className={look.hint}>{text.there(other)}</p>
            <Link to={translation.to} className={classes.title} lang={langOf(other)}>
              {translation.title.trim() === '' ? text.untitled : translation.title}
            </Link>
          </div>
          <div className={classes.age}>
            <Age kind={kind} translation={translation} />
          </div>
          <div className={panelClasses.choices}>
            <Button
              leftSection={<IconColumns2 aria-hidden />}
              aria-pressed={isComparing}
              onClick={() => onCompare(!isComparing)}
            >
              {isComparing ? text.endComparing : text.compare}
            </Button>
            <PartButton {...props} translation={translation} />
          </div>
        </>
      ) : (
        <>
          <p className={look.quiet}>{text.none(kind, other)}</p>
          <div className={panelClasses.choices}>
            <Button component={Link} to={props.createTo} leftSection={<IconLanguage aria-hidden />}>
              {text.create}
            </Button>
            <Button variant="quiet" leftSection={<IconLink aria-hidden />} onClick={props.onLink}>
              {text.link}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Age({ kind, translation }: { kind: TranslatedKind; translation: TranslationOf }) {
  if (translation.isOutdated) return <StatusDot kind="empty">{text.translationOutdated(kind)}</StatusDot>;
  if (translation.isNewer) return <StatusDot kind="empty">{text.outdated(kind)}</StatusDot>;
  return <StatusDot kind="full">{text.inStep}</StatusDot>;
}

function PartButton({
  translation,
  onAskToPart,
  onPart,
  isParting,
  partError,
}: Props & { translation: TranslationOf }) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => {
    onAskToPart();
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
        subject={translation.title}
        confirmText={text.part}
        isHarmless
        isBusy={isParting}
        error={partError}
        onConfirm={() => onPart(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      >
        <p>{text.partHelp}</p>
      </ConfirmDialog>
    </>
  );
}
