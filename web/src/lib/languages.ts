import type { Language } from '@baklja/contract/fields';

/** Names that staff use for the languages of posts and pages. */
export const LANGUAGE_NAMES = { 'hr-HR': 'Hrvatski', 'en-GB': 'Engleski' } as const satisfies Record<Language, string>;

/** The `lang` value of HTML, for spelling and for speech. */
export function langOf(language: Language): 'hr' | 'en' {
  return language === 'hr-HR' ? 'hr' : 'en';
}

export function otherLanguage(language: Language): Language {
  return language === 'hr-HR' ? 'en-GB' : 'hr-HR';
}
