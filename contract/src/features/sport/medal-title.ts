import { foldText } from '../../alias.ts';

const METALS: Record<number, string> = { 1: 'Zlato', 2: 'Srebro', 3: 'Bronca' };

type Named = { medalja: number; sport: string; natjecanje: string; disciplina: string; timVal: string };

/** As „Zlato, veslanje, OI Pariz 2024”. */
function medalTitle({ medalja, sport, natjecanje }: Omit<Named, 'disciplina' | 'timVal'>): string {
  return [METALS[medalja], uncapitalised(sport), natjecanje].filter(Boolean).join(', ');
}

/** The title of a medal, and what a search compares: the title, the event and the team. */
export function medalTitleColumns(medal: Named): { title: string; title_folded: string } {
  const title = medalTitle(medal);
  return { title, title_folded: foldText([title, medal.disciplina, medal.timVal].filter(Boolean).join(', ')) };
}

/** An abbreviation stays unchanged. */
function uncapitalised(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
