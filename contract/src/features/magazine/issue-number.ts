/** The number of an issue as it is stored: `5` → `05`, `75` → `075`, `083` → `083` (answers, section 8). */
export function withLeadingZero(broj: string): string {
  const trimmed = broj.trim();
  return trimmed.startsWith('0') ? trimmed : `0${trimmed}`;
}

/** Whether two issues have one number in one year; zeros in front make no difference. */
export function hasSameNumber(one: Numbered, other: Numbered): boolean {
  return one.godina === other.godina && bare(one.broj) === bare(other.broj);
}

type Numbered = { broj: string; godina: number | null };

function bare(broj: string): string {
  return broj.trim().replace(/^0+/, '').toLowerCase();
}

/** What both ends say of a second issue with the number. */
export function sameNumberText({ broj, godina }: Numbered): string {
  const number = `Olimp ${withLeadingZero(broj)}`;
  return godina === null ? `${number} bez godine već postoji.` : `${number} za ${godina}. već postoji.`;
}

const months = new Intl.DateTimeFormat('hr', { month: 'long', timeZone: 'UTC' });

/** `rujan 2026.`, also where the month is given by its number; empty when neither is known. */
export function issuePeriod({ mjesec, godina }: { mjesec: string; godina: number | null }): string {
  const isNumber = /^(0?[1-9]|1[0-2])$/.test(mjesec);
  const month = isNumber ? months.format(Date.UTC(2000, Number(mjesec) - 1, 15)) : mjesec;
  return [month, godina === null ? '' : `${godina}.`].filter(Boolean).join(' ');
}
