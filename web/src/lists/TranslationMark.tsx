import type { Flag, Language } from '@baklja/contract/fields';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { otherLanguage } from '#web/lib/languages.ts';
import classes from './TranslationMark.module.css';

type Props = {
  language: Language;
  /** Its translation; `to` leads to the translation's editor. Absent when there is none. */
  translation?: { to: string; title: string; isOutdated: boolean } | undefined;
  /** The record is older than its translation. */
  isOutdated: boolean;
  /** How much of the translation is done, where something is left; `isThis` when the record is the translation. */
  unfinished?: { words: string; short: string; isThis: boolean } | undefined;
};

const SHORT: Record<Language, string> = { 'hr-HR': 'HR', 'en-GB': 'EN' };

const ADJECTIVES = {
  'hr-HR': { one: 'hrvatski', of: 'hrvatskog' },
  'en-GB': { one: 'engleski', of: 'engleskog' },
} as const satisfies Record<Language, object>;

/** Whether a record of a list has a translation, which of the two is older, and what is left; never by colour alone. */
export function TranslationMark({ language, translation, isOutdated, unfinished }: Props) {
  const other = otherLanguage(language);
  if (!translation) {
    return (
      <span className={classes.missing}>
        nema {SHORT[other]}
        <span className={VisuallyHidden.classes['root']}> ({ADJECTIVES[other].of} prijevoda)</span>
      </span>
    );
  }
  const words = isOutdated
    ? `stariji od ${SHORT[other]}`
    : translation.isOutdated
      ? `${SHORT[other]} stariji`
      : SHORT[other];
  const left = unfinished && (
    <span className={classes.unfinished} title={`${SHORT[unfinished.isThis ? language : other]}, ${unfinished.words}`}>
      <span aria-hidden>{unfinished.short}</span>
      <span className={VisuallyHidden.classes['root']}> {unfinished.words}</span>
    </span>
  );
  return (
    <>
      {unfinished?.isThis && left}
      <Link to={translation.to} className={classes.link} title={translation.title}>
        {words}
        {!unfinished?.isThis && left}
        <span className={VisuallyHidden.classes['root']}>
          {' '}
          ({ADJECTIVES[other].one} prijevod: {translation.title})
        </span>
      </Link>
    </>
  );
}

type TranslationFields = {
  id: number;
  translation_id?: number | null;
  translation_title?: string | null;
  translation_outdated?: Flag | null;
  outdated?: Flag;
  translated?: number | null;
  untranslated?: number | null;
  units?: number | null;
};

/** The data of a row for {@link TranslationMark}; `to` is undefined when it has no translation. */
export function translationOf(row: TranslationFields, to: string | undefined) {
  const { translated, untranslated, units } = row;
  return {
    // Of two records the later one is the translation.
    unfinished: untranslated
      ? {
          words: `prevedeno ${translated} od ${units}`,
          short: `${translated}/${units}`,
          isThis: row.id > (row.translation_id ?? row.id),
        }
      : undefined,
    translation:
      to === undefined
        ? undefined
        : { to, title: row.translation_title ?? '', isOutdated: row.translation_outdated === 1 },
    isOutdated: row.outdated === 1,
  };
}
