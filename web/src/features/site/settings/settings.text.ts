export const settingsText = {
  title: 'Postavke stranice',
  help: 'Kratke upute s primjerima koje možete kopirati. Ovdje se ništa ne mijenja.',
  copy: 'Kopiraj',
  copied: 'kopirano',
  notCopied: (example: string) => `Preglednik ne dopušta kopiranje. Prepišite: ${example}`,

  info: 'Info',
  infoText:
    'Članak je javan kad mu je status „Objavljeno” i kad dođe njegovo vrijeme objave; skicu vidi samo uredništvo. Stranice nemaju status: javne su čim se spreme. Javni web čita sadržaj s ovog poslužitelja.',
  publicSite: 'Javni web',
  api: 'Opis poziva za programere',

  page: 'Kako u editor dodati stranicu',
  pageText:
    'Svaka stranica ima svoj broj (id). Piše u popisu stranica i na vrhu njezina uređivanja. U tekst se piše kratka adresa; za stranicu broj 111 glasi:',
  pageNumber: 'Broj stranice',
  pageExample: 'Puna adresa',
  fullAddressHelp:
    'Puna adresa je ona pod kojom se stranica otvara na javnom webu. Treba je izbornik, a izvan ovog sustava ispred nje stoji i domena. Obje adrese vode na istu stranicu.',
  pageHelp: 'U editoru označite riječi, pritisnite gumb za poveznicu i zalijepite adresu. Piše se bez naziva domene.',

  documents: 'Gdje su dokumenti',
  documentsText:
    'Dokumenti leže u folderu dokumenti, prilozi uz članke u folderu dokumenti/clanci. U tekstu se na datoteku upućuje adresom bez domene:',
  documentsFolder: 'Folder dokumenti',
  documentsHelp:
    'Gumb „Kopiraj url” kraj datoteke kopira njezinu punu adresu, s domenom. Preimenovana ili premještena datoteka ostaje dostupna i na staroj adresi.',

  links: 'Kako u editor dodati poveznicu ili gumb',
  linkSteps: [
    'Označite riječi koje trebaju biti poveznica.',
    'Pritisnite gumb za poveznicu u traci nad tekstom.',
    'Upišite adresu i potvrdite.',
  ],
  linkExamples: [
    { name: 'Stranica na ovom webu', example: '/page/111' },
    { name: 'Dokument', example: '/files/dokumenti/obrazac.pdf' },
    { name: 'Drugi web', example: 'https://www.olympics.com' },
    { name: 'E-pošta', example: 'mailto:ime.prezime@example.org' },
  ],
  buttonsText:
    'Gumbi ispod stranice nisu u tekstu: u uređivanju stranice uključite „Poveznice” i dodajte naslov i adresu svakoga.',
  toPages: 'Otvori stranice',

  editor: 'Editor',
  editorHelp: 'Mjesto za isprobavanje: naslovi i slike po adresi. Što ovdje napišete, ne sprema se.',
  editorPlaceholder: 'Pišite ovdje.',
};
