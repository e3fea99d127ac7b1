/** Texts of the help and of the trial editor. */
export const settingsText = {
  title: 'Postavke stranice',
  help: 'Kratke upute s primjerima koje možete kopirati. Ovdje se ništa ne mijenja.',
  copy: 'Kopiraj',
  copied: 'kopirano',
  notCopied: (example: string) => `Preglednik ne dopušta kopiranje. Prepišite: ${example}`,

  info: 'Info',
  infoText:
    'Članci i stranice objavljuju se čim im je stanje „Objavljeno”; skicu vidi samo uredništvo. Javna stranica čita sadržaj s ovog poslužitelja.',
  publicSite: 'Javna stranica',
  api: 'Opis poziva za programere',

  page: 'Kako u editor dodati stranicu',
  pageText:
    'Svaka stranica ima svoj broj (id). Piše u popisu stranica i na vrhu njezina uređivanja. Poveznica na stranicu broj 111 glasi:',
  pageNumber: 'Broj stranice',
  pageExample: 'Adresa stranice',
  pageHelp: 'U editoru označite riječi, pritisnite gumb za poveznicu i zalijepite adresu. Piše se bez naziva domene.',

  documents: 'Gdje su dokumenti',
  documentsText:
    'Dokumenti leže u folderu dokumenti, prilozi uz članke u folderu dokumenti/clanci. Gumb „Kopiraj url” kraj datoteke daje njezinu adresu:',
  documentsFolder: 'Folder dokumenti',
  documentsHelp: 'Preimenovana ili premještena datoteka ostaje dostupna i na staroj adresi.',

  links: 'Kako u editor dodati poveznicu ili gumb',
  linkSteps: [
    'Označite riječi koje trebaju biti poveznica.',
    'Pritisnite gumb za poveznicu u traci nad tekstom.',
    'Upišite adresu i potvrdite.',
  ],
  linkExamples: [
    { name: 'Stranica ove stranice', example: '/page/111/1' },
    { name: 'Dokument', example: '/files/dokumenti/obrazac.pdf' },
    { name: 'Druga stranica', example: 'https://www.olympics.com' },
    { name: 'E-pošta', example: 'mailto:ime.prezime@example.org' },
  ],
  buttonsText:
    'Gumbi ispod stranice nisu u tekstu: u uređivanju stranice uključite „Poveznice” i dodajte naslov i adresu svakoga.',
  toPages: 'Otvori stranice',

  editor: 'Editor',
  editorHelp: 'Mjesto za isprobavanje: naslovi i slike po adresi. Što ovdje napišete, ne sprema se.',
  editorPlaceholder: 'Pišite ovdje.',
};
