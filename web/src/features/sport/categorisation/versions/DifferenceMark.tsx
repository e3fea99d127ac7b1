import { IconMinus, IconPlus, IconTilde } from '@tabler/icons-react';
import classes from './Versions.module.css';

const ICONS = { added: IconPlus, changed: IconTilde, removed: IconMinus };

export type Mark = keyof typeof ICONS;

/** The sign of added, changed or removed rows; the text next to it says the same. */
export function DifferenceMark({ mark }: { mark: Mark }) {
  const Icon = ICONS[mark];
  return (
    <span className={classes.mark} data-mark={mark} aria-hidden>
      <Icon size={12} stroke={3} />
    </span>
  );
}
