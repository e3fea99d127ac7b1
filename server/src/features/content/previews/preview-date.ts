import type { Language } from '@baklja/contract/fields';
import { toZagrebFields, ZAGREB } from '@baklja/contract/zagreb-time';
import { previewText } from './preview.text.ts';

/** Day, month in words and year, as `21. studenoga 2026.` and `21 November 2026`. */
export function formatDay(stored: string, language: Language): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZAGREB } as const;
  return new Intl.DateTimeFormat(previewText[language].locale, format).format(new Date(stored));
}

/** Day and time, as `28. studenoga 2026. u 12:00` and `28 November 2026, 12:00`. */
export function formatMoment(stored: string, language: Language): string {
  return `${formatDay(stored, language)}${language === 'hr-HR' ? ' u ' : ', '}${toZagrebFields(stored).time}`;
}
