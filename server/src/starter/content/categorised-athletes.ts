import { CATEGORIES, COUNTIES } from '@baklja/contract/features/sport/categorisation-file';

/** Invented: no family has these names. */
const LAST_NAMES = [
  ...['Bakljić', 'Ciljčić', 'Iskrić', 'Krugović', 'Medaljić', 'Plamenšek', 'Stazić', 'Startović', 'Trakić', 'Žižić'],
];

const FEMALE_NAMES = ['Ana', 'Đurđica'];
const MALE_NAMES = ['Šime', 'Luka'];
const SPORTS = ['Atletika', 'Judo', 'Gimnastika', 'Jedrenje', 'Plivanje', 'Streljaštvo', 'Veslanje'];
const PLACES = ['1. mjesto', '2. mjesto', '3. mjesto', '5. mjesto', '8. mjesto'];

/** One in so many is no longer valid. */
const EXPIRED_EVERY = 8;

/** The rows of an invented list, as an import sends them; valid from the year of `now`. */
export function starterCategorisation(now: Date): string[][] {
  const year = now.getUTCFullYear();
  const people = [...FEMALE_NAMES, ...MALE_NAMES].flatMap((first) => LAST_NAMES.map((last) => ({ first, last })));
  return people.map(({ first, last }, place) => {
    const pick = <Value>(values: readonly Value[], step = 1) => values[(place * step) % values.length] as Value;
    const sport = pick(SPORTS);
    const start = place % EXPIRED_EVERY === 0 ? year - 2 : year;
    return [
      ...[String(990_001 + place), `P${String(place + 1).padStart(6, '0')}`, first, last],
      ...[
        FEMALE_NAMES.includes(first) ? 'Ž' : 'M',
        `${String((place % 28) + 1).padStart(2, '0')}.05.${1990 + (place % 18)}.`,
      ],
      ...[sport, `Klub Primjer ${(place % 9) + 1}`, pick(COUNTIES, 2), pick(CATEGORIES)],
      ...[`${pick(PLACES, 3)}, Ogledno prvenstvo`, `01.01.${start}.`, `31.12.${start + 1}.`],
    ];
  });
}
