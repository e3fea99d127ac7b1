/** Croatian words of the dashboard. */
export const dashboardText = {
  title: 'Dashboard',
  createPost: 'Dodaj članak',
  edit: 'Uredi',
  allPosts: 'Svi postovi',

  figures: 'Brojke',
  publishedPosts: 'Objavljeni članci',
  draftPosts: 'Neobjavljeni članci',
  categorisedAthletes: 'Kategorizirani sportaši',
  thisWeek: 'ovaj tjedan',
  drafts: 'skice na oba jezika',
  presentList: 'na važećem popisu',
  noListYet: 'popis još nije učitan',
  unknownFigure: 'nije učitano',
  figuresFailed: 'Brojke nisu učitane.',
  someFiguresFailed: 'Dio brojki nije učitan.',

  weeks: 'Objave po tjednima',
  week: { one: 'tjedan', few: 'tjedna', other: 'tjedana' },
  post: { one: 'objava', few: 'objave', other: 'objava' },
  noPostsInWeeks: 'U tom razdoblju nije objavljen nijedan članak.',
  weeksFailed: 'Objave po tjednima nisu učitane.',

  latest: { 'hr-HR': 'Zadnji članci, hrvatski', 'en-GB': 'Zadnji članci, engleski' },
  latestFailed: {
    'hr-HR': 'Zadnji članci na hrvatskom nisu učitani.',
    'en-GB': 'Zadnji članci na engleskom nisu učitani.',
  },
  noLatest: { 'hr-HR': 'Još nema članaka na hrvatskom.', 'en-GB': 'Još nema članaka na engleskom.' },
  noLatestHelp: 'Ovdje će stajati deset zadnjih.',
  draft: 'Skica',

  attention: 'Traži pažnju',
  attentionFailed: 'Nije sve provjereno.',
  nothing: 'Ništa ne traži vašu pažnju.',
  nothingHelp: 'Tri su članka prikvačena, nema skica, a među zadnjim člancima nijedan ne čeka vrijeme objave.',
  choosePins: 'Odaberi članke',
  openList: 'Otvori popis',
} as const;
