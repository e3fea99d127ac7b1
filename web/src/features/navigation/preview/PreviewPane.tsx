import { CloseButton, Drawer } from '@mantine/core';
import look from '#web/ui/look.module.css';
import { navigationText as text } from '../navigation.text.ts';
import { DeskMenu, PhoneMenu } from './MenuPreview.tsx';
import classes from './PreviewPane.module.css';
import type { PreviewedSection } from './previewed-menu.ts';

export type Previewed = {
  menu: readonly PreviewedSection[];
  focused: number | undefined;
  /** The sections that are part of the site: they are seen here and not edited. */
  fixed: readonly string[];
};

/** The preview next to the list, or in a strip above it. */
export function PreviewPane({ mode, ...previewed }: Previewed & { mode: 'phone' | 'desk' }) {
  const Menu = mode === 'phone' ? PhoneMenu : DeskMenu;
  return (
    <aside className={classes.pane} data-mode={mode} aria-label={mode === 'phone' ? text.onPhone : text.onDesk}>
      {mode === 'phone' && <h2 className={classes.title}>{text.onPhone}</h2>}
      <Menu {...previewed} />
      <FixedNote fixed={previewed.fixed} />
    </aside>
  );
}

/** The preview over the list, where there is no room next to it. */
export function PreviewSheet({ onClose, ...previewed }: Previewed & { onClose: () => void }) {
  return (
    <Drawer.Root opened position="bottom" size="100%" onClose={onClose}>
      <Drawer.Overlay />
      <Drawer.Content className={classes.sheet}>
        <header className={classes.head}>
          <Drawer.Title className={classes.title}>{text.onPhone}</Drawer.Title>
          <CloseButton aria-label={text.close} onClick={onClose} />
        </header>
        <div className={classes.body}>
          <PhoneMenu {...previewed} />
          <FixedNote fixed={previewed.fixed} />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Why some sections are in the preview and not in the list. */
function FixedNote({ fixed }: { fixed: readonly string[] }) {
  if (fixed.length === 0) return null;
  return <p className={`${look.note} ${classes.note}`}>{text.fixed(new Intl.ListFormat('hr').format(fixed))}</p>;
}
