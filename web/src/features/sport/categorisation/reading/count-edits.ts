/** How many letters must be added, removed or replaced to turn one word into the other. */
export function countEdits(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (let place = 0; place < other.length; place += 1) {
      const replaced = (before[place] ?? 0) + (letter === other[place] ? 0 : 1);
      now.push(Math.min(replaced, (before[place + 1] ?? 0) + 1, (now[place] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
