import { editorPath } from '@baklja/contract/kinds';
import { Checkbox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { foldedName, isOtherPerson, type OpenAthlete } from './athlete-form.ts';
import { namesakesQuery } from './athletes.queries.ts';
import { athletesText as text } from './athletes.text.ts';
import classes from './Namesakes.module.css';

/** The athletes with the typed name. The server takes a new athlete with such a name only when the tick is set. */
export function Namesakes({ record }: { record: OpenAthlete }) {
  const { draft, row } = record;
  const { Ime, Prezime } = draft;
  const [name] = useDebouncedValue({ Ime, Prezime }, SEARCH_AFTER_MS);
  const isChanged = !row || row.Ime !== Ime.trim() || row.Prezime !== Prezime.trim();
  const { id, error, isLocked, set } = fieldOf(record, 'other_person');
  const query = namesakesQuery({ ...name, id: row?.id });
  // An athlete that was just made is not its own namesake.
  const found = useQuery({ ...query, enabled: query.enabled === true && isChanged && !isLocked });
  const namesakes = found.data ?? [];
  if (found.isError) return <p className={look.note}>{text.namesakesFailed}</p>;
  if (namesakes.length === 0 || !isChanged) return null;
  return (
    <div className={classes.box} role="status">
      {text.namesakes(namesakes.length)}
      <ul className={classes.list}>
        {namesakes.map((athlete) => (
          <li key={athlete.id}>
            <TextLink to={editorPath('athlete', athlete.id)}>{`${athlete.Ime} ${athlete.Prezime}`}</TextLink>{' '}
            <span className={look.note}>
              {[text.numbered(athlete.ime_sporta, athlete.id), athlete.EVB && `EVB ${athlete.EVB}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {!row && (
        <Checkbox
          id={id}
          label={text.otherPerson}
          checked={isOtherPerson(draft)}
          error={error}
          disabled={isLocked}
          onChange={(event) => set(event.currentTarget.checked ? foldedName(draft) : '')}
        />
      )}
    </div>
  );
}
