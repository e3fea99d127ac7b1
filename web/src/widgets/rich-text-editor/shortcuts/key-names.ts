/** Whether the keyboard has ⌘ instead of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const APPLE_NAMES: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '⏎', Tab: '⇥' };

/** Keys as the keyboard names them: `Mod B` is Ctrl and B, on a Mac ⌘ and B. */
export function keyNames(keys: string, isOnApple = isApple): string[] {
  return keys.split(' ').map((key) => (isOnApple ? (APPLE_NAMES[key] ?? key) : key === 'Mod' ? 'Ctrl' : key));
}

/** A label with its keys behind it, as tooltips show them. */
export function withKeys(label: string, keys: string | undefined): string {
  return keys === undefined ? label : `${label} (${keyNames(keys).join(' ')})`;
}
