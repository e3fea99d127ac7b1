import { editorPath } from '@baklja/contract/kinds';
import { Checkbox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { fieldOf } from '#web/widgets/record-form/fields/field-of.tsx';
import type { OpenAthlete } from './athlete-form.ts';
import { namesakesQuery } from './athletes.queries.ts';
import { athletesText as text } from './athletes.text.ts';
import classes from './Namesakes.module.css';

/** The athletes with the typed name. A new athlete is saved only after a look at them. */
export function Namesakes({ record }: { record: OpenAthlete }) {
  const { draft, change, row } = record;
  const { Ime, Prezime } = draft;
  const [name] = useDebouncedValue({ Ime, Prezime }, SEARCH_AFTER_MS);
  const isChanged = !row || row.Ime !== Ime.trim() || row.Prezime !== Prezime.trim();
  const found = useQuery(namesakesQuery({ ...name, id: row?.id }));
  const namesakes = found.data ?? [];
  const asks = !row && namesakes.length > 0;
  useEffect(() => {
    if (draft.hasNamesakes !== asks) change({ hasNamesakes: asks });
  }, [asks, draft.hasNamesakes, change]);
  const { id, error, isLocked } = fieldOf(record, 'isOtherPerson');
  if (found.isError) return <p className={classes.note}>{text.namesakesFailed}</p>;
  if (namesakes.length === 0 || !isChanged) return null;
  return (
    <div className={classes.box} role="status">
      {text.namesakes(namesakes.length)}
      <ul className={classes.list}>
        {namesakes.map((athlete) => (
          <li key={athlete.id}>
            <TextLink to={editorPath('athlete', athlete.id)}>{`${athlete.Ime} ${athlete.Prezime}`}</TextLink>{' '}
            <span className={classes.note}>
              {[text.numbered(athlete.ime_sporta, athlete.id), athlete.EVB && `EVB ${athlete.EVB}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {asks && (
        <Checkbox
          id={id}
          label={text.otherPerson}
          checked={draft.isOtherPerson}
          error={error}
          disabled={isLocked}
          onChange={(event) => change({ isOtherPerson: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}
