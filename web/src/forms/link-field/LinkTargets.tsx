import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { IconFile, IconFileText, IconFileTypePdf, IconFolders } from '#web/lib/icons.ts';
import { MarkedLetters } from '#web/ui/lists/MarkedLetters.tsx';
import classes from './LinkField.module.css';
import { linkFieldText as text } from './link-field.text.ts';
import type { LinkTarget } from './link-targets.ts';

type Props = {
  id: string;
  targets: readonly LinkTarget[];
  /** The text that found them: its words are underlined in the titles. */
  search: string;
  /** Index of the target that Enter chooses; -1 for none. */
  place: number;
  isStale: boolean;
  onChoose: (target: LinkTarget) => void;
};

const ICONS = { page: IconFileText, file: IconFile, folder: IconFolders, document: IconFileTypePdf };

/** Targets to choose from. The field keeps the focus; the target that Enter chooses is marked. */
export function LinkTargets({ id, targets, search, place, isStale, onChoose }: Props) {
  const marked = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked target changes with these
  useEffect(() => void marked.current?.scrollIntoView({ block: 'nearest' }), [place]);
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Stranice i datoteke"
      className={classes.list}
      data-stale={isStale || undefined}
    >
      {targets.map((target, at) => {
        const KindIcon = ICONS[target.kind];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={target.address}
            ref={at === place ? marked : undefined}
            role="option"
            id={`${id}-${at}`}
            aria-selected={at === place}
            tabIndex={-1}
            className={classes.target}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(target)}
          >
            <KindIcon aria-hidden />
            <span>
              <MarkedLetters text={target.title} search={search} />
            </span>
            <Text span c="quiet" fz="sm">
              {text.kinds[target.kind]}
              {target.note !== '' && `, ${target.note}`}
            </Text>
          </div>
        );
      })}
    </div>
  );
}
