/** The number of an issue as it is stored: `5` → `05`, `75` → `075`, `083` → `083` (answers, section 8). */
export function withLeadingZero(broj: string): string {
  const trimmed = broj.trim();
  return trimmed.startsWith('0') ? trimmed : `0${trimmed}`;
}

const months = new Intl.DateTimeFormat('hr', { month: 'long', timeZone: 'UTC' });

/** `rujan 2026.`, also where the month is given by its number; empty when neither is known. */
export function issuePeriod({ mjesec, godina }: { mjesec: string; godina: number | null }): string {
  const isNumber = /^(0?[1-9]|1[0-2])$/.test(mjesec);
  const month = isNumber ? months.format(Date.UTC(2000, Number(mjesec) - 1, 15)) : mjesec;
  return [month, godina === null ? '' : `${godina}.`].filter(Boolean).join(' ');
}
