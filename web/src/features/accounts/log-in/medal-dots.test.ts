import { expect, test } from 'vitest';
import { captionOf, describeDots, dotsOf, medalDots } from './medal-dots.ts';

test('draws 59 medals: 20 gold, 21 silver, 18 bronze', () => {
  const dots = medalDots.flatMap(dotsOf);
  const countOf = (medal: string) => dots.filter((dot) => dot === medal).length;
  expect([dots.length, countOf('gold'), countOf('silver'), countOf('bronze')]).toEqual([59, 20, 21, 18]);
});

test('the caption uses the correct plural forms for the totals', () => {
  expect(captionOf()).toBe(
    'Hrvatska na Olimpijskim igrama, Barcelona 1992. – Pariz 2024.: 20 zlatnih, 21 srebrna i 18 brončanih.',
  );
});

test('describes each Games only with the medals that were won', () => {
  expect(describeDots(medalDots.slice(0, 2))).toBe(
    'Barcelona 1992.: 1 srebrna, 2 brončane; Atlanta 1996.: 1 zlatna, 1 srebrna.',
  );
});
