/** Separates columns; programs for tables in Croatian read it without being asked. */
const SEPARATOR = ';';

/** Text of a CSV file in UTF-8 with its mark. Cells that a program for tables would calculate stay text. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(SEPARATOR)).join('\r\n')}\r\n`;
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
