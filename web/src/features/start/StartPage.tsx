import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import look from '#web/ui/look.module.css';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import classes from './StartPage.module.css';
import { startText } from './start.text.ts';

/** A screen that the start page links to; `group` is its menu group. */
export type StartCard = { key: string; group?: string | undefined; title: string; path: string };

type Props = {
  name: string;
  cards: readonly StartCard[];
  /** The new records that this browser keeps; absent while there are none. */
  drafts?: ReactNode;
};

/** Greets the user by name and links to screens. Without cards it shows a message. */
export function StartPage({ name, cards, drafts }: Props) {
  const greeting = name.trim() === '' ? startText.greeting : `${startText.greeting}, ${name.trim()}`;
  return (
    <div className={classes.screen}>
      <PageHead title={greeting} documentTitle={startText.documentTitle} />
      {drafts}
      {cards.length === 0 ? (
        <div className={classes.ruled}>
          <EmptyState title={startText.noScreens} help={startText.noScreensHelp} />
        </div>
      ) : (
        <nav aria-label={startText.screens}>
          <ul className={classes.cards}>
            {cards.map(({ key, group, title, path }) => (
              <li key={key} className={classes.card}>
                {group !== undefined && <p className={`${look.note} ${classes.group}`}>{group}</p>}
                <Link to={path} className={classes.title}>
                  {title}
                </Link>
                <IconArrowRight aria-hidden className={classes.arrow} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
