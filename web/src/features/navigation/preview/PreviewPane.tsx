import { CloseButton, Drawer, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconLinkOff, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import look from '#web/ui/look.module.css';
import { navigationText as text } from '../navigation.text.ts';
import classes from './PreviewPane.module.css';
import type { PreviewedItem, PreviewedSection } from './previewed-menu.ts';

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

type Props = {
  menu: readonly PreviewedSection[];
  /** The section that is being changed: it is open. */
  focused: number | undefined;
};

/** The public menu on a phone, at its real width. The look is neutral: it shows structure and line breaks. */
export function PhoneMenu({ menu, focused }: Props) {
  const [open, setOpen] = useOpenSection(menu, focused);
  return (
    <div className={classes.phone}>
      <p className={classes.phoneHead}>
        {text.menu} <IconX aria-hidden />
      </p>
      <ul>
        {menu.map((section) => (
          <li key={section.id}>
            <SectionButton section={section} isOpen={open === section.id} onOpen={setOpen} hasArrow />
            {open === section.id && <Items items={section.items} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The public menu on a wide screen. */
export function DeskMenu({ menu, focused }: Props) {
  const [open, setOpen] = useOpenSection(menu, focused);
  const section = menu.find(({ id }) => id === open);
  return (
    <div className={classes.desk}>
      <div className={classes.deskHead}>
        <span className={classes.site}>{new URL(pageSettings.publicSiteUrl()).hostname.replace(/^www\./, '')}</span>
        <ul className={classes.deskSections}>
          {menu.map((one) => (
            <li key={one.id}>
              <SectionButton section={one} isOpen={open === one.id} onOpen={setOpen} />
            </li>
          ))}
        </ul>
      </div>
      {section && section.items.length > 0 && <Items items={section.items} />}
    </div>
  );
}

/** Sections without items are links on the public site: nothing opens. */
function SectionButton(props: {
  section: PreviewedSection;
  isOpen: boolean;
  onOpen: (id: number | undefined) => void;
  hasArrow?: boolean;
}) {
  const { section, isOpen, onOpen, hasArrow } = props;
  if (section.items.length === 0)
    return (
      <span className={`${look.line} ${look.strong} ${look.wrapAnywhere} ${classes.section}`}>{section.value}</span>
    );
  const Arrow = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <button
      type="button"
      className={`${look.line} ${look.strong} ${look.wrapAnywhere} ${classes.section}`}
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? undefined : section.id)}
    >
      {section.value}
      {hasArrow && <Arrow aria-hidden />}
    </button>
  );
}

function Items({ items }: { items: readonly PreviewedItem[] }) {
  const label = useId();
  return (
    <ul className={classes.items}>
      {items.map(({ id, value, isDead, isUnsaved }) => (
        <li key={id} id={`${label}-${id}`} data-dead={isDead || undefined} data-unsaved={isUnsaved || undefined}>
          <span>{value}</span>
          {isDead && <IconLinkOff aria-hidden />}
          {isDead && <VisuallyHidden>, {text.leadsNowhere}</VisuallyHidden>}
          {isUnsaved && <VisuallyHidden>, {text.unsaved}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}

/** The open section: the one that is being changed, else the one that was opened here, else the first. */
function useOpenSection(menu: readonly PreviewedSection[], focused: number | undefined) {
  const first = menu.find(({ items }) => items.length > 0)?.id;
  const [chosen, setChosen] = useState<{ id: number | undefined; focused: number | undefined }>();
  const isCurrent = chosen !== undefined && chosen.focused === focused;
  const open = isCurrent ? chosen.id : (focused ?? first);
  return [open, (id: number | undefined) => setChosen({ id, focused })] as const;
}
