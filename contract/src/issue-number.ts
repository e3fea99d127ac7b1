/** The number of an issue as it is stored: `5` → `05`, `75` → `075`, `083` → `083` (answers, section 8). */
export function withLeadingZero(broj: string): string {
  const trimmed = broj.trim();
  return trimmed.startsWith('0') ? trimmed : `0${trimmed}`;
}
