/** Croatian words that the editors of all records say alike. */
export const recordEditorText = {
  unkept: 'Ovaj preglednik ne može čuvati skicu: ono što pišete sigurno je tek kad ga spremite.',
  leaveHelp: 'Napisano ostaje sačuvano na ovom računalu i nudi se kad se sljedeći put vratite.',
  stale: 'Nije spremljeno: u međuvremenu je spremljena druga verzija. Vaš tekst je ostao ovdje.',
  panel: 'Objava',
  panelLabel: 'Kako se objavljuje',
  done: 'Gotovo',
  language: 'Jezik',
  pickImage: 'Odaberi sliku',
} as const;
