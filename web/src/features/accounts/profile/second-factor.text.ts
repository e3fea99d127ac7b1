import { countOf } from '@baklja/contract/plural';

export const secondFactorText = {
  title: 'Prijava u dva koraka',
  help: 'Uz lozinku i kod iz aplikacije na mobitelu.',
  on: 'Uključena',
  since: (day: string) => `od ${day}, aplikacija za kodove`,
  off: 'Isključena',
  offHelp: 'za prijavu je dovoljna lozinka',
  turnOn: 'Uključi',
  turnOff: 'Isključi',
  turnOnTitle: 'Uključi prijavu u dva koraka',
  turnOffTitle: 'Isključi prijavu u dva koraka',
  turnOffHelp: 'Za prijavu će opet biti dovoljna lozinka. Rezervni kodovi prestaju vrijediti.',
  turnedOff: 'Prijava u dva koraka je isključena.',

  codes: 'Rezervni kodovi',
  codesLeft: (left: number) => `ostalo ${left} od 10`,
  few: (left: number) =>
    left === 0
      ? 'Rezervnih kodova više nema. Izgubite li mobitel, nećete se moći prijaviti. Izradite nove.'
      : `Ostalo je samo još ${countOf(left, { one: 'rezervni kod', few: 'rezervna koda', other: 'rezervnih kodova' })}. Izradite nove.`,
  renew: 'Izradi nove',
  renewTitle: 'Izradi nove rezervne kodove',
  renewHelp: 'Dosadašnji kodovi prestaju vrijediti.',

  scan: 'U aplikaciji za kodove (na primjer Google Authenticator ili Microsoft Authenticator) dodajte račun i snimite ovu sliku.',
  picture: 'QR kod za aplikaciju',
  secret: 'Ako je ne možete snimiti, upišite ovaj ključ:',
  confirm: 'Uključi',
  codeMissing: 'Upišite kod.',

  saveCodes:
    'Spremite ove kodove na sigurno mjesto. Svaki jednom zamjenjuje kod iz aplikacije. Više se neće prikazati.',
  copy: 'Kopiraj',
  copied: 'Kopirano',
  notCopied: 'Preglednik ne dopušta kopiranje. Označite kodove ili ih preuzmite.',
  download: 'Preuzmi',
  fileName: 'baklja-rezervni-kodovi.txt',
  saved: 'Spremio sam kodove',
  done: 'Gotovo',
} as const;
