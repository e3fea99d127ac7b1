import { TILE_WIDTH } from '@baklja/contract/files/pictures';
import { countOf } from '@baklja/contract/plural';
import { IconPhotoOff } from '@tabler/icons-react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import look from '#web/ui/look.module.css';
import { useFailedPicture } from '#web/ui/use-failed-picture.ts';
import type { FieldPicture } from '../define-record-form.ts';
import classes from './Comparison.module.css';
import { changedPictures, type PictureChange } from './changed-pictures.ts';
import { MarkedText, type Side } from './MarkedText.tsx';

type Props = {
  before: readonly FieldPicture[];
  after: readonly FieldPicture[];
  /** Both sides in one list when absent. */
  side?: Side | undefined;
};

/** The changed pictures of a value, and how many are the same; all of them where only their order changed. */
export function MarkedPictures({ before, after, side }: Props) {
  const { changes, same, isReordered } = changedPictures(before, after);
  const own = changes.filter(({ kind }) => kind === 'reworded' || side === undefined || SIDES[kind] === side);
  if (isReordered) return <Reordered pictures={side === 'before' ? before : after} />;
  const isEmpty = (side === 'before' ? before : after).length === 0;
  return (
    <>
      {own.length > 0 && (
        <ul className={classes.pictures}>
          {own.map((change) => (
            <li key={`${change.kind} ${change.place} ${change.path}`} data-change={change.kind}>
              <Picture path={change.path} />
              <PictureWords change={change} side={side} />
            </li>
          ))}
        </ul>
      )}
      {same > 0 && <p className={`${look.note} ${classes.formatting}`}>{countOf(same, SAME)}.</p>}
      {isEmpty && own.length === 0 && '(prazno)'}
    </>
  );
}

const SIDES = { inserted: 'after', removed: 'before' } as const;

const SAME = { one: 'slika je ista', few: 'slike su iste', other: 'slika je isto' };

function PictureWords({ change, side }: { change: PictureChange; side: Side | undefined }) {
  const { kind, path, place, before, after } = change;
  const name = [place, fileName(path)].filter(Boolean).join(': ');
  return (
    <span className={classes.pictureWords}>
      {kind === 'inserted' && <ins>{name}</ins>}
      {kind === 'removed' && <del>{name}</del>}
      {kind === 'reworded' && name}
      {before !== after && '\n'}
      {before !== after && <MarkedText before={before} after={after} side={side} />}
    </span>
  );
}

function Reordered({ pictures }: { pictures: readonly FieldPicture[] }) {
  return (
    <>
      <p className={`${look.note} ${classes.formatting}`}>Slike su iste; promijenjen je njihov redoslijed.</p>
      <ol className={classes.pictures}>
        {pictures.map(({ path, place }) => (
          <li key={`${place} ${path}`}>
            <Picture path={path} />
            <span>{fileName(path)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Its name is next to it. */
function Picture({ path }: { path: string }) {
  const url = path === '' ? undefined : pictureUrl(path, pageSettings.fileHostUrl(), { width: TILE_WIDTH });
  const { hasFailed, onError } = useFailedPicture(url);
  if (url === undefined || hasFailed) {
    return (
      <span className={classes.none}>
        <IconPhotoOff aria-hidden />
      </span>
    );
  }
  return <img src={url} alt="" loading="lazy" decoding="async" onError={onError} />;
}

function fileName(path: string): string {
  const name = path.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
