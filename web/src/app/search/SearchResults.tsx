import { KINDS } from '@baklja/contract/kinds';
import { type Icon, IconFile, IconLayoutSidebar } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import look from '#web/ui/look.module.css';
import { FEATURE_SCREENS } from '../feature-screens.ts';
import classes from './Search.module.css';
import { searchText as text } from './search.text.ts';
import type { SearchChoice } from './search-choices.ts';

type Props = {
  id: string;
  choices: readonly SearchChoice[];
  /** Index of the choice that Enter opens. */
  present: number;
  /** The results belong to an earlier query. */
  isStale: boolean;
  onPoint: (place: number) => void;
  onOpen: (choice: SearchChoice) => void;
};

/** Results by kind. The search field keeps the focus; the current choice is marked. */
export function SearchResults({ id, choices, present, isStale, onPoint, onOpen }: Props) {
  const marked = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked choice changes with these
  useEffect(() => void marked.current?.scrollIntoView({ block: 'nearest' }), [present, choices.length]);
  return (
    <div role="listbox" id={id} aria-label={text.results} className={classes.results} data-stale={isStale || undefined}>
      {choices.map((choice, place) => {
        const KindIcon = iconOf(choice.kind);
        const isFirst = choices[place - 1]?.kind !== choice.kind;
        return (
          <div key={choice.key}>
            {isFirst && (
              <p className={`${look.note} ${look.strong} ${classes.kind}`} aria-hidden>
                {text.kind(choice.kind)}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys */}
            <div
              ref={place === present ? marked : undefined}
              role="option"
              id={`${id}-${place}`}
              aria-selected={place === present}
              tabIndex={-1}
              className={classes.choice}
              onMouseMove={() => place !== present && onPoint(place)}
              onClick={() => onOpen(choice)}
            >
              <KindIcon aria-hidden />
              <span className={look.cut}>{choice.title}</span>
              <span className={`${look.cut} ${look.quiet} ${look.small} ${classes.note}`}>{choice.note}</span>
            </div>
          </div>
        );
      })}
    </div>
  );
}

function iconOf(kind: SearchChoice['kind']): Icon {
  if (kind === 'screen') return IconLayoutSidebar;
  const icons: Partial<Record<string, { icon?: Icon | undefined }>> = FEATURE_SCREENS;
  const { plural, area } = KINDS[kind];
  return icons[plural]?.icon ?? icons[area]?.icon ?? IconFile;
}
