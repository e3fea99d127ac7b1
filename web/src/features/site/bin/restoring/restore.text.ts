/** Texts of the question before restoring. */
export const restoreText = {
  question: (count: number) => (count === 1 ? 'Vratiti iz koša?' : 'Vratiti odabrano iz koša?'),
  blocked: 'Ne može se vratiti',
  notes: 'Neće se vratiti kako je bilo',
  alongside: (noun: string, title: string) => `Zajedno s tim vraća se i ${noun} „${title}”.`,
  restore: 'Vrati',
  together: 'Vrati zajedno',
  others: 'Vrati ostalo',
};
