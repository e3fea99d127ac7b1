/** Texts of an open row of the bin. */
export const contentText = {
  region: (title: string) => `Sadržaj: ${title}`,
  loading: 'Učitava se sadržaj',
  notLoaded: 'Sadržaj nije učitan.',
};
