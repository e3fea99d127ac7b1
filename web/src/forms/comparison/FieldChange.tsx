import { TILE_WIDTH } from '@baklja/contract/files/pictures';
import { countOf } from '@baklja/contract/plural';
import { type ReactNode, useMemo } from 'react';
import { IconPhotoOff } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { useFailedPicture } from '#web/ui/use-failed-picture.ts';
import type { FieldPicture, FormDefinition } from '../define-record-form.ts';
import classes from './Comparison.module.css';
import { changedWords } from './changed-words.ts';

type Props<Draft extends object> = {
  form: Pick<FormDefinition<Draft>, 'fields'>;
  field: keyof Draft;
  before: Draft;
  after: Draft;
  /** One side of a comparison in two columns; both in one text when absent. */
  side?: Side;
};

export function FieldChange<Draft extends object>({ form, field, before, after, side }: Props<Draft>) {
  const { isSecret, pictures: picturesOf = () => [] } = form.fields[field];
  const words = { before: describeField(form, field, before), after: describeField(form, field, after) };
  const pictures = { before: picturesOf(before[field]), after: picturesOf(after[field]) };
  const { changes, isReordered } = changedPictures(pictures.before, pictures.after);
  const hasPictures = changes.length > 0 || isReordered;
  const isSame = words.before === words.after;
  return (
    <div className={classes.text}>
      {isSame && !hasPictures && <span className={classes.sentence}>{isSecret ? SECRET : FORMATTING}</span>}
      {!isSame && <MarkedText {...words} side={side} />}
      {hasPictures && <MarkedPictures {...pictures} side={side} />}
    </div>
  );
}

const SECRET = 'Promijenjeno; vrijednost se ovdje ne prikazuje.';
const FORMATTING = 'Riječi su iste; promijenjeni su oblikovanje ili poveznice.';

/** A field in a form that users can compare, without its pictures. Empty when it has no value. */
export function describeField<Draft extends object, F extends keyof Draft>(
  { fields }: Pick<FormDefinition<Draft>, 'fields'>,
  field: F,
  draft: Draft,
): ReactNode {
  const { describe, pictures } = fields[field];
  if (describe) return describe(draft[field]);
  return pictures ? '' : String(draft[field] ?? '');
}

/** One side of a comparison in two columns: it shows only its own words. */
type Side = 'before' | 'after';

/** A changed value; both sides together when `side` is absent. */
type Change<Value> = { before: Value; after: Value; side?: Side | undefined };

/** A picture that only one version has, or whose words differ; `before` and `after` are its words. */
type PictureChange = FieldPicture & { kind: 'inserted' | 'removed' | 'reworded'; before: string; after: string };

type PictureChanges = { changes: PictureChange[]; same: number; isReordered: boolean };

function changedPictures(before: readonly FieldPicture[], after: readonly FieldPicture[]): PictureChanges {
  const former = mapOf(before);
  const present = mapOf(after);
  const removed = before
    .filter((picture) => !present.has(keyOf(picture)))
    .map((picture): PictureChange => ({ ...picture, kind: 'removed', before: picture.words ?? '', after: '' }));
  const others = after.flatMap((picture): PictureChange[] => {
    const earlier = former.get(keyOf(picture));
    const words = { before: earlier?.words ?? '', after: picture.words ?? '' };
    if (!earlier) return [{ ...picture, ...words, kind: 'inserted' }];
    return words.before === words.after ? [] : [{ ...picture, ...words, kind: 'reworded' }];
  });
  const changes = [...removed, ...others];
  const isReordered = changes.length === 0 && before.map(keyOf).join('\n') !== after.map(keyOf).join('\n');
  return { changes, same: after.length - others.length, isReordered };
}

function mapOf(pictures: readonly FieldPicture[]): Map<string, FieldPicture> {
  return new Map(pictures.map((picture) => [keyOf(picture), picture]));
}

function keyOf({ place = '', path }: FieldPicture): string {
  return `${place}\t${path}`;
}

/** The changed pictures of a value, and how many are the same; all of them where only their order changed. */
function MarkedPictures({ before, after, side }: Change<readonly FieldPicture[]>) {
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
      {same > 0 && <p className={classes.sentence}>{countOf(same, SAME)}.</p>}
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
    <span style={{ whiteSpace: 'pre-wrap' }}>
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
      <p className={classes.sentence}>Slike su iste; promijenjen je njihov redoslijed.</p>
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

/** Only texts are compared word by word. */
function MarkedText({ before, after, side }: Change<ReactNode>) {
  if (typeof before === 'string' && typeof after === 'string') {
    return <MarkedWords before={before} after={after} side={side} />;
  }
  const removed = side !== 'after' && isSomething(before) && <del>{before}</del>;
  const inserted = side !== 'before' && isSomething(after) && <ins>{after}</ins>;
  const isEmpty = side === 'before' ? !removed : !inserted;
  return (
    <>
      {removed} {inserted} {isEmpty && '(prazno)'}
    </>
  );
}

function MarkedWords({ before, after, side }: Change<string>) {
  const pieces = useMemo(() => changedWords(before, after), [before, after]);
  const isEmpty = (side === 'before' ? before : after) === '';
  return (
    <>
      {pieces.map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'inserted') return side !== 'before' && <ins key={key}>{text}</ins>;
        if (kind === 'removed') return side !== 'after' && <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
      {isEmpty && ' (prazno)'}
    </>
  );
}

function isSomething(value: ReactNode): boolean {
  return value !== '' && value !== null && value !== undefined && value !== false;
}
