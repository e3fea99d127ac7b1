import { capitalised } from '@baklja/contract/records/record-words';
import { useEffect } from 'react';
import { endOfDetour, useDetour } from '#web/forms/detour.ts';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import type { OpenAthlete } from './athlete-form.ts';
import { athletesText as text } from './athletes.text.ts';

/** On the way from a medal that lacks this athlete: begins with the name typed there, and leads back. */
export function ForMedal({ record }: { record: OpenAthlete }) {
  const detour = useDetour();
  const { draft, change } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (detour && draft.Ime === '' && draft.Prezime === '') change(namesIn(detour.words));
  }, []);
  if (!detour) return null;
  const { state } = endOfDetour(detour);
  return (
    <p className={look.note}>
      {text.forMedal}{' '}
      <TextLink to={detour.backTo} state={state}>
        {text.backToMedal}
      </TextLink>
    </p>
  );
}

/** First and last name of the words; one word is the last name. */
function namesIn(words: string) {
  const names = words.trim().split(/\s+/).filter(Boolean).map(capitalised);
  return { Ime: names.slice(0, -1).join(' '), Prezime: names.at(-1) ?? '' };
}
