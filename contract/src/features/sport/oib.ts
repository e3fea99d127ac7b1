/** Whether the text is a personal number: 11 digits, the last one of them a check digit (ISO 7064, MOD 11,10). */
export function isOib(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const rest = [...text.slice(0, 10)].reduce((sum, digit) => {
    const added = (sum + Number(digit)) % 10 || 10;
    return (added * 2) % 11;
  }, 10);
  return (11 - rest) % 10 === Number(text[10]);
}
