/** Categories of the starter articles, in the order in which they get their ids. */
export const starterCategories = [
  { key: 'vijesti', title: 'Vijesti' },
  { key: 'olimpijske-igre', title: 'Olimpijske igre' },
  { key: 'povijest', title: 'Povijest' },
  { key: 'olimpizam', title: 'Olimpizam' },
  { key: 'edukacija', title: 'Edukacija' },
  { key: 'priopcenja', title: 'Priopćenja' },
  { key: 'natjecaji', title: 'Natječaji' },
  { key: 'casopis-olimp', title: 'Časopis Olimp' },
] as const;
