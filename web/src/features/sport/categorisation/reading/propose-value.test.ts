import { expect, test } from 'vitest';
import { proposeValue } from './propose-value.ts';

test.each([
  ['3', 'III', 'number'],
  ['iii', 'III', 'letters'],
  ['IV.', 'IV', 'letters'],
])('the category %j means %s', (value, known, why) => {
  expect(proposeValue('EVSKat', value)).toEqual({ value: known, why, others: [] });
});

test.each([
  ['Zagrebacka', 'Zagrebačka', 'letters', []],
  ['Zagrebačka županija', 'Zagrebačka', 'letters', []],
  ['Zagreb', 'Grad Zagreb', 'start', ['Zagrebačka']],
  ['Splitska', 'Splitsko-dalmatinska', 'start', []],
  ['Primorsko goranska', 'Primorsko-goranska', 'letters', []],
  ['Varazdinksa', 'Varaždinska', 'letters', []],
  ['MeÄ‘imurska', 'Međimurska', 'letters', []],
])('the county %j means %s', (value, known, why, others) => {
  expect(proposeValue('Zupanija', value)).toEqual({ value: known, why, others });
});

test.each([
  ['EVSKat', 'VII'],
  ['EVSKat', ''],
  ['EVSKat', '7'],
  ['Zupanija', 'Bavarska'],
  ['Zupanija', 'Za'],
] as const)('nothing near is proposed for %s %j', (column, value) => {
  expect(proposeValue(column, value)).toBeUndefined();
});
