import { foldText } from '@baklja/contract/alias';
import type { Medal } from '@baklja/contract/features/sport/medals';
import { KINDS } from '@baklja/contract/kinds';
import type { UseQueryResult } from '@tanstack/react-query';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { RecordFacts } from '#web/forms/RecordFacts.tsx';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { MedalDisc } from '../../MedalDisc.tsx';
import { type OpenMedal, winnerNames } from '../medal-form.ts';
import { medalsText as text } from '../medals.text.ts';
import classes from './MedalRail.module.css';
import { ReadFailed } from './ReadFailed.tsx';

type Props = { record: OpenMedal; medals: UseQueryResult<Medal[]> };

/** The medals of the same Games, so that none is entered twice; and the facts of this one. */
export function MedalRail({ record, medals }: Props) {
  const { row, draft } = record;
  const competition = draft.natjecanje.trim();
  const same = (medals.data ?? []).filter(({ natjecanje }) => foldText(natjecanje) === foldText(competition));
  return (
    <>
      {competition === '' ? (
        <section>
          <div className={classes.head}>
            <h2>{text.sameGamesTitle}</h2>
          </div>
          <p className={classes.empty}>{text.sameGamesHelp}</p>
        </section>
      ) : (
        <section aria-label={text.sameGames(competition)}>
          <div className={classes.head}>
            <h2>
              {competition} <span className={look.note}>{same.length > 0 && same.length}</span>
            </h2>
            <TextLink to={KINDS.medal.screens.list.path}>{text.allMedals}</TextLink>
          </div>
          {medals.isError && <ReadFailed message={text.medalsFailed} query={medals} />}
          <ul className={classes.list}>
            {same.map((medal) => (
              <li key={medal.id} aria-current={medal.id === row?.id || undefined}>
                <MedalDisc place={medal.medalja} />
                <div>
                  <div className={look.strong}>{winnerNames(medal)}</div>
                  <div className={look.note}>{[medal.sport, medal.disciplina].filter(Boolean).join(', ')}</div>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {row && (
        <>
          <RecordFacts row={row} />
          <DeleteRecord
            record={record}
            subject={`${winnerNames(row)}, ${row.natjecanje}`}
            question={text.deleteQuestion}
          />
        </>
      )}
    </>
  );
}
