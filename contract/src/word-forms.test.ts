import { expect, test } from 'vitest';
import { foldText } from './alias.ts';
import { wordForms } from './word-forms.ts';

/** Forms of one word: each of them finds all the others. */
const WORDS = [
  'odbojkaš odbojkaša odbojkašu odbojkašem odbojkaši odbojkaše odbojkašima',
  'magla magle magli maglu maglom maglama',
  'Drava Drave Dravi Dravu Dravom',
  'rijeka rijeke rijeci rijeku rijekom rijekama',
  'pobjednik pobjednika pobjedniku pobjednikom pobjednici pobjednike pobjednicima',
  'borac borca borcu borcem borci boraca borce borcima',
  'djevojka djevojke djevojci djevojku djevojkom djevojaka djevojkama',
  'grad grada gradu gradom gradovi gradova gradove gradovima',
  'natjecanje natjecanja natjecanju natjecanjem natjecanjima',
  'osnova osnove osnovi osnovu osnovom osnovama',
  'zlatna zlatne zlatnu zlatni zlatnog zlatnoga zlatnom zlatnim zlatnih zlatnoj',
  'olimpijski olimpijska olimpijskog olimpijskoga olimpijskoj olimpijskim olimpijskih olimpijsku',
  'momčad momčadi momčadima',
];

test.each(WORDS)('one form of a word leads to all others: %s', (line) => {
  const words = foldText(line).split(' ');
  for (const word of words)
    expect(
      words.filter((other) => !wordForms(word).has(other)),
      word,
    ).toEqual([]);
});

test.each([
  ['zlato', 'zlatko zlatar zlatnog podzlato'],
  ['sport', 'sportas sportski'],
  ['more', 'moze morati'],
  ['oi', 'o oia'],
  ['2024', '2024a'],
])('%s does not lead to %s', (word, others) => {
  expect(others.split(' ').filter((other) => wordForms(word).has(other))).toEqual([]);
});
