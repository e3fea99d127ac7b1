/** What several parts of the screen say. */
export const usersText = {
  passwordShort: 'Lozinka mora imati barem 10 znakova.',
  logsOut: (name: string) => `${name} se odmah odjavljuje sa svih uređaja.`,
  logsYouOut: 'Odmah se odjavljujete sa svih uređaja, i s ovoga.',
  removeStays: 'Sve što je ta osoba napisala ostaje, ali bez njezina imena.',
} as const;
