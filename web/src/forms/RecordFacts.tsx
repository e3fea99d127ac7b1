import { formatListDate } from '#web/lib/dates.ts';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import type { RecordRow } from './define-record-form.ts';
import { type Stamp, stampsOf } from './editing/stamps-of.ts';
import classes from './RecordFacts.module.css';
import { recordFormText as text } from './record-form.text.ts';

/** Uses of a record: how many, in words, and where to see them. `note` is a further fact about them. */
export type RecordUse = { words: string; to?: string; note?: string };

/** Where a record is used. An empty list renders nothing. */
export function RecordUses({ uses }: { uses: readonly RecordUse[] }) {
  if (uses.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{text.uses}</h3>
      <ul className={classes.uses}>
        {uses.map(({ words, to, note }) => (
          <li key={words}>
            <div className={classes.use}>
              <span>{words}</span>
              {to !== undefined && (
                <TextLink to={to} label={`${text.show}: ${words}`}>
                  {text.show}
                </TextLink>
              )}
            </div>
            {note !== undefined && <p className={look.note}>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Number, creation day and last change of a record. */
export function RecordFacts({ row }: { row: RecordRow }) {
  const { created, modified } = stampsOf(row);
  return (
    <section>
      <h3 className={classes.heading}>{text.facts}</h3>
      <dl className={classes.facts}>
        <dt>Broj</dt>
        <dd>{row.id}</dd>
        <Fact name="Izrada" stamp={created} />
        <Fact name="Zadnja izmjena" stamp={modified} />
      </dl>
    </section>
  );
}

function Fact({ name, stamp }: { name: string; stamp: Stamp }) {
  if (stamp.at === '') return null;
  const day = formatListDate(stamp.at);
  return (
    <>
      <dt>{name}</dt>
      <dd>{stamp.name === undefined ? day : `${day}, ${stamp.name}`}</dd>
    </>
  );
}
