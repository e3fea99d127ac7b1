/** The cells of a row on a phone, in the syntax of `grid-template`: a line of keys for each line of the card. */
export type Card = {
  readonly columns: string;
  readonly lines: readonly string[];
  /** Pixels between columns, where the default of 12 is too much. */
  readonly gap?: number;
  /** Pixels of the row, where the rows of a list are equally high. */
  readonly height?: number;
};

type CardColumn = { readonly key: string; readonly onPhone?: string };

/** Without its own card a row is: picture, title above a line of facts, actions at the right end. */
export function cardTemplate(columns: readonly CardColumn[], card?: Card): string {
  const { lines, columns: widths } = card ?? plainCard(columns);
  return `${lines.map((line) => `"${line}"`).join(' ')} / ${widths}`;
}

function plainCard(columns: readonly CardColumn[]): Card {
  const keysOf = (place: string) => columns.filter(({ onPhone }) => onPhone === place).map(({ key }) => key);
  const [titles, facts] = [keysOf('title'), keysOf('meta')];
  const before = keysOf('picture');
  const after = keysOf('action');
  const body = Math.max(facts.length, 1);
  const line = (keys: readonly string[]) => [...before, ...keys, ...after].join(' ');
  const [title = '.'] = titles;
  const widths = [
    ...before.map(() => 'auto'),
    ...Array.from({ length: body - 1 }, () => 'auto'),
    'minmax(0, 1fr)',
    ...after.map(() => 'auto'),
  ];
  const titleLine = line(Array.from({ length: body }, () => title));
  return { columns: widths.join(' '), lines: facts.length > 0 ? [titleLine, line(facts)] : [titleLine] };
}
