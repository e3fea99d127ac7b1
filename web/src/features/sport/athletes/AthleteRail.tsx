import type { AthleteDetails } from '@baklja/contract/features/sport/athletes';
import { editorPath, KINDS } from '@baklja/contract/kinds';
import { mayWrite } from '@baklja/contract/roles';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { RecordFacts } from '#web/forms/RecordFacts.tsx';
import { useSession } from '#web/lib/session.ts';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { MedalDisc } from '../MedalDisc.tsx';
import classes from './AthleteRail.module.css';
import type { OpenAthlete } from './athlete-form.ts';
import { athletesText as text } from './athletes.text.ts';

/** Medals, category and facts of an athlete. */
export function AthleteRail({ record, row }: { record: OpenAthlete; row: AthleteDetails }) {
  const { medals = [] } = row;
  return (
    <>
      <Medals row={row} />
      <Category row={row} />
      <RecordFacts row={row} />
      {medals.length > 0 ? (
        <p className={classes.note}>{text.medalsKeep}</p>
      ) : (
        <DeleteRecord record={record} subject={`${row.Ime} ${row.Prezime}`} question={text.deleteQuestion} />
      )}
    </>
  );
}

function Medals({ row: { medals = [] } }: { row: AthleteDetails }) {
  const role = useSession()?.role;
  const mayEdit = role !== undefined && mayWrite(role, 'medals');
  return (
    <section>
      <div className={classes.head}>
        <h2>{text.medals}</h2>
        <span className={classes.count}>{medals.length > 0 && medals.length}</span>
        {mayEdit && <TextLink to={KINDS.medal.screens.create.path}>{text.addMedal}</TextLink>}
      </div>
      {medals.length === 0 && <p className={classes.text}>{text.noMedals}</p>}
      <ul className={classes.medals}>
        {medals.map((medal) => (
          <li key={medal.id}>
            <MedalDisc place={medal.medalja} />
            <div>
              <div className={look.strong}>{medal.natjecanje}</div>
              <div className={classes.note}>
                {[medal.disciplina || medal.sport, medal.tim && text.team].filter(Boolean).join(', ')}
              </div>
            </div>
            {mayEdit && (
              <TextLink to={editorPath('medal', medal.id)} label={text.editMedal(medal.natjecanje)}>
                {text.edit}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Category({ row: { EVB, category, category_from: from, category_to: to } }: { row: AthleteDetails }) {
  return (
    <section>
      <div className={classes.head}>
        <h2>{text.categorisation}</h2>
      </div>
      {category ? (
        <p className={classes.text}>
          <b>{text.category(category)}</b>
          <br />
          <span className={classes.note}>
            {isPast(to ?? '') ? text.expired(to ?? '') : text.valid(from ?? '', to ?? '')}
          </span>
        </p>
      ) : (
        <p className={classes.text}>{EVB === '' ? text.noEvb : text.notCategorised}</p>
      )}
    </section>
  );
}

/** Whether a day of the file, DD.MM.YYYY., is over. A day in another form is not. */
function isPast(day: string): boolean {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})\.?$/.exec(day) ?? [];
  if (year === undefined) return false;
  return new Date(`${year}-${month}-${date}T23:59:59Z`) < new Date();
}
