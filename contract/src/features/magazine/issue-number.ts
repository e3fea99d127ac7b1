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

export const MONTHS = [
  'siječanj',
  'veljača',
  'ožujak',
  'travanj',
  'svibanj',
  'lipanj',
  'srpanj',
  'kolovoz',
  'rujan',
  'listopad',
  'studeni',
  'prosinac',
];

/** The month as it is stored: its name, also where 1 to 12 is given. Other texts stay as they are. */
export function monthName(mjesec: string): string {
  const given = mjesec.trim();
  const name = given.toLowerCase();
  return MONTHS.find((month, place) => month === name || String(place + 1) === name.replace(/^0/, '')) ?? given;
}

/** `rujan 2026.`, also where the month was stored by its number; empty when neither is known. */
export function issuePeriod({ mjesec, godina }: { mjesec: string; godina: number | null }): string {
  return [monthName(mjesec), godina === null ? '' : `${godina}.`].filter(Boolean).join(' ');
}
