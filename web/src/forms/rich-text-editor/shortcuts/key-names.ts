/** Whether the keyboard has ⌘ instead of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const APPLE_NAMES: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '⏎', Tab: '⇥' };

/** Key names as on the keyboard: `Mod B` is Ctrl and B, on a Mac ⌘ and B. */
export function keyNames(keys: string, isOnApple = isApple): string[] {
  return keys.split(' ').map((key) => (isOnApple ? (APPLE_NAMES[key] ?? key) : key === 'Mod' ? 'Ctrl' : key));
}

/** A label followed by its keys, as in tooltips. */
export function withKeys(label: string, keys: string | undefined): string {
  return keys === undefined ? label : `${label} (${keyNames(keys).join(' ')})`;
}
