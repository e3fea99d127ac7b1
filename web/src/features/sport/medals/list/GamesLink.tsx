import { Link } from 'react-router';
import { describeMedals } from '../../MedalDisc.tsx';
import { medalsText as text } from '../medals.text.ts';
import { countPlaces, type Games } from './medal-finding.ts';

type Props = {
  games: Games;
  /** The competition that the list is narrowed to. */
  current: string | undefined;
  addressOf: (competition: string) => string;
  children: string;
};

/** Narrows the list to the Games; its name says the medals in words. */
export function GamesLink({ games: { competition, medals }, current, addressOf, children }: Props) {
  const label = text.chartLabel(competition, describeMedals(countPlaces(medals)) || text.count(0));
  return (
    <Link to={addressOf(competition)} aria-label={label} aria-current={competition === current || undefined}>
      {children}
    </Link>
  );
}
