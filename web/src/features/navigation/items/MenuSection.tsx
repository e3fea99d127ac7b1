import type { ManagedSection } from '@baklja/contract/features/navigation';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { EditRowLink } from '#web/forms/row/EditRowLink.tsx';
import { useRowLink } from '#web/forms/row/row-address.ts';
import look from '#web/ui/look.module.css';
import { navigationText as text } from '../navigation.text.ts';
import { ITEM_PARAM, SECTION_PARAM } from '../navigation-address.ts';
import classes from './MenuSection.module.css';

type Props = {
  section: ManagedSection;
  count: number;
  /** The open editor of the section. */
  editor: ReactNode;
  /** Called before a new link of this section is opened. */
  onAddHere: (section: number) => void;
  /** The rows of its items; an empty list where there are none. */
  children: readonly ReactNode[];
};

/** A section with its items. An empty one takes dragged items too. */
export function MenuSection({ section, count, editor, onAddHere, children }: Props) {
  const titleId = useId();
  const { id, value } = section;
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {value}
        </h2>
        <span className={look.note}>{text.items(count)}</span>
        <EditRowLink param={SECTION_PARAM} recordKey={id} title={text.sectionNamed(value)} />
      </div>
      <div className={classes.body} data-order-group={id}>
        {editor}
        {children.length > 0 ? (
          <ul className={classes.items}>{children}</ul>
        ) : (
          count === 0 && <EmptySection name={value} onAdd={() => onAddHere(id)} />
        )}
      </div>
    </section>
  );
}

function EmptySection({ name, onAdd }: { name: string; onAdd: () => void }) {
  const { to } = useRowLink(ITEM_PARAM);
  return (
    <p className={classes.empty}>
      {text.emptySection(name)}
      <Link to={to} className={look.underlined} onClick={onAdd}>
        {text.addLinkHere}
      </Link>
      .
    </p>
  );
}
