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
};

const SHORT: Record<Language, string> = { 'hr-HR': 'HR', 'en-GB': 'EN' };

const ADJECTIVES = {
  'hr-HR': { one: 'hrvatski', of: 'hrvatskog' },
  'en-GB': { one: 'engleski', of: 'engleskog' },
} as const satisfies Record<Language, object>;

/** Whether a record of a list has a translation, and which of the two is older; in words, never by colour alone. */
export function TranslationMark({ language, translation, isOutdated }: Props) {
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
  return (
    <Link to={translation.to} className={classes.link} title={translation.title}>
      {words}
      <span className={VisuallyHidden.classes['root']}>
        {' '}
        ({ADJECTIVES[other].one} prijevod: {translation.title})
      </span>
    </Link>
  );
}

type TranslationFields = {
  translation_title?: string | null;
  translation_outdated?: Flag | null;
  outdated?: Flag;
};

/** The data of a row for {@link TranslationMark}; `to` is undefined when it has no translation. */
export function translationOf(row: TranslationFields, to: string | undefined) {
  return {
    translation:
      to === undefined
        ? undefined
        : { to, title: row.translation_title ?? '', isOutdated: row.translation_outdated === 1 },
    isOutdated: row.outdated === 1,
  };
}
