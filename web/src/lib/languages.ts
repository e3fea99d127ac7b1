import type { Language } from '@baklja/contract/fields';

/** What staff call the languages of posts and pages. */
export const LANGUAGE_NAMES = { 'hr-HR': 'Hrvatski', 'en-GB': 'Engleski' } as const satisfies Record<Language, string>;

/** As HTML names the language, for spelling and for voices. */
export function langOf(language: Language): 'hr' | 'en' {
  return language === 'hr-HR' ? 'hr' : 'en';
}

/** The other language. */
export function otherLanguage(language: Language): Language {
  return language === 'hr-HR' ? 'en-GB' : 'hr-HR';
}
