import { expect, test } from 'vitest';
import { recordFormText as text } from './record-form.text.ts';

test.each([
  [
    'conflict',
    'U međuvremenu je spremljena druga verzija članka.',
    'U međuvremenu je spremljena druga verzija stranice.',
  ],
  ['backToForm', 'Vrati se na članak', 'Vrati se na stranicu'],
  [
    'deletedElsewhere',
    'Članak je u međuvremenu izbrisan. Vaš unos nije izgubljen.',
    'Stranica je u međuvremenu izbrisana. Vaš unos nije izgubljen.',
  ],
  ['notLoaded', 'Članak nije učitan.', 'Stranica nije učitana.'],
  ['loading', 'Učitava se članak', 'Učitava se stranica'],
  ['missing', 'Taj članak ne postoji.', 'Ta stranica ne postoji.'],
  ['noOriginal', 'Članak koji bi se prevodio ne postoji.', 'Stranica koja bi se prevodila ne postoji.'],
  ['hasTranslation', 'Taj članak već ima prijevod.', 'Ta stranica već ima prijevod.'],
] as const)('the sentence %s agrees with the noun of its kind', (key, ofPost, ofPage) => {
  expect([text[key]('post'), text[key]('page')]).toEqual([ofPost, ofPage]);
});
