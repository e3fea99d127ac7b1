import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';
import look from '#web/ui/look.module.css';
import { ItemButtons } from '#web/ui/ordered-list/ItemButtons.tsx';
import { moveItem, removeItem } from '#web/ui/ordered-list/ordered-list.ts';
import { printedName } from '../people/author-names.ts';
import classes from './ArticleEditor.module.css';
import { articlesText as text } from './articles.text.ts';

type Props = {
  ids: readonly number[];
  authors: readonly MagazineAuthor[];
  isLocked: boolean;
  onChange: (ids: number[]) => void;
};

/** Who signs, the first one first. */
export function Signers({ ids, authors, isLocked, onChange }: Props) {
  if (ids.length === 0) return null;
  return (
    <ol className={classes.signers}>
      {ids.map((id, place) => {
        const author = authors.find((candidate) => candidate.id === id);
        const name = author ? printedName(author) : text.unknownAuthor(id);
        return (
          <li key={id}>
            <span className={look.pale}>{place + 1}.</span>
            <b>{name}</b>
            {!isLocked && (
              <ItemButtons
                item={text.authorItem(name)}
                place={place}
                count={ids.length}
                direction="down"
                onMove={(by) => onChange(moveItem(ids, place, by))}
                onRemove={() => onChange(removeItem(ids, place))}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
